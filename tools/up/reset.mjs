import { runTool } from '../processes/plain-error.ts';
import { reset } from './reset.ts';

await runTool(reset);
