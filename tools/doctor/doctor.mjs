import { runTool } from '../processes/plain-error.ts';
import { doctor } from './doctor.ts';

await runTool(doctor);
