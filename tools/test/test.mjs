import { runTool } from '../processes/plain-error.ts';
import { test } from './test.ts';

await runTool(() => test(process.argv.slice(2)));
