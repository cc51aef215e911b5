import { flushCompileCache } from 'node:module';
import { openTestPlatform } from '../../test-platform.ts';
import { countJob } from './counting-job.fixture.ts';
import { startWorker } from '../start-worker.ts';

const url = process.argv[2];
if (url === undefined) throw new Error('usage: counting-worker.fixture.ts <database url>');

// It is killed before it would keep its compiled code for the next one.
flushCompileCache();
await startWorker(openTestPlatform(url).app, [countJob]);
process.stdout.write('at work\n');
