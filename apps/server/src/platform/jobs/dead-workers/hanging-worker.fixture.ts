import { flushCompileCache } from 'node:module';
import { openTestPlatform } from '../../test-platform.ts';
import { defineJob } from '../define-job.ts';
import { startWorker } from '../start-worker.ts';

const url = process.argv[2];
if (url === undefined) throw new Error('usage: hanging-worker.fixture.ts <database url>');

const hang = defineJob<{ id: string }>({
  name: 'test.hang',
  run() {
    process.stdout.write('taken\n');
    return new Promise(() => {});
  },
});
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();
await startWorker(openTestPlatform(url).app, [hang]);
