import { runTool } from '../processes/run-tool.ts';
import { operator } from './operator.ts';

await runTool(operator);
