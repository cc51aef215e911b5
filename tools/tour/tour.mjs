import { runTool } from '../processes/plain-error.ts';
import { tour } from './tour.ts';

await runTool(() => tour(process.argv.slice(2)));
