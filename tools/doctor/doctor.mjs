import { runTool } from '../processes/run-tool.ts';
import { doctor } from './doctor.ts';

await runTool(doctor);
