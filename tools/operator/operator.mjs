import { runTool } from '../processes/plain-error.ts';
import { operator } from './operator.ts';

await runTool(operator);
