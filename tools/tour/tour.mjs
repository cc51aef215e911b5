import { runTool } from '../processes/run-tool.ts';
import { tour } from './tour.ts';

await runTool(() => tour(process.argv.slice(2)));
