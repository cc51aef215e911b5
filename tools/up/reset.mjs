import { runTool } from '../processes/run-tool.ts';
import { reset } from './reset.ts';

await runTool(reset);
