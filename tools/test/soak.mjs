import { runTool } from '../processes/run-tool.ts';
import { soak } from './soak.ts';

await runTool(soak);
