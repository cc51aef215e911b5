import { runTool } from '../processes/run-tool.ts';
import { where } from './where.ts';

await runTool(() => where(process.argv[2]));
