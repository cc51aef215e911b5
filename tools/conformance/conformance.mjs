// The suites belong to the server; this only finds the settings of `.env` before they start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', '..', '.env');
if (existsSync(file)) process.loadEnvFile(file);
// By its address: the types of the server are checked with the server, not with the tools.
const { conform } = await import(
  new URL('../../apps/server/src/conformance/conform.ts', import.meta.url).href
);
process.exitCode = await conform(process.argv.slice(2));
