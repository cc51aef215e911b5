import { openTestPlatform } from '../../test-platform.ts';
import { countJob } from './counting-job.fixture.ts';
import { startWorker } from '../start-worker.ts';

const url = process.argv[2];
if (url === undefined) throw new Error('usage: counting-worker.fixture.ts <database url>');

await startWorker(openTestPlatform(url).app, [countJob]);
process.stdout.write('at work\n');
