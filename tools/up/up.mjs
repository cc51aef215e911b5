import { runTool } from '../processes/plain-error.ts';
import { up } from './up.ts';

await runTool(up);
