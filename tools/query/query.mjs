import { runTool } from '../processes/run-tool.ts';
import { query } from './query.ts';

await runTool(query);
