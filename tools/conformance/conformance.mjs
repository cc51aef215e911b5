// The suites belong to the server; this only finds the settings of `.env` before they start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { conform } from '../../apps/server/src/conformance/conform.ts';

const file = join(import.meta.dirname, '..', '..', '.env');
if (existsSync(file)) process.loadEnvFile(file);
process.exitCode = await conform(process.argv.slice(2));
