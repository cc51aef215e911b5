import { runTool } from '../processes/run-tool.ts';
import { up } from './up.ts';

await runTool(up);
