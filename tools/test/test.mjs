import { runTool } from '../processes/run-tool.ts';
import { test } from './test.ts';

await runTool(() => test(process.argv.slice(2)));
