import { runTool } from '../processes/run-tool.ts';
import { repair } from './repair.ts';

await runTool(repair);
