import { runTool } from '../processes/plain-error.ts';
import { where } from './where.ts';

await runTool(() => where(process.argv[2]));
