// `npm run bench -- ledger --short`: runs bench/<name>/<name>.bench.ts for each name; without one it lists what there is.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const fileOf = (name) => join(folder, name, `${name}.bench.ts`);
const known = readdirSync(folder).filter((name) => existsSync(fileOf(name)));
const flags = process.argv.slice(2).filter((text) => text.startsWith('-'));
const names = process.argv.slice(2).filter((text) => !text.startsWith('-'));

if (names.length === 0) {
  console.log(`Benchmarks: ${known.join(', ')}\nnpm run bench -- <name> [--short]`);
  process.exit(0);
}
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark called ${unknown.join(', ')}. There is: ${known.join(', ')}`);
  process.exit(2);
}
for (const name of names) {
  const { status } = spawnSync(process.execPath, [fileOf(name), ...flags], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
