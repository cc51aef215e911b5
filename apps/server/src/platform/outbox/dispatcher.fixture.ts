import { flushCompileCache } from 'node:module';
import { openTestPlatform } from '../test-platform.ts';
import { startOutbox } from './start-outbox.ts';
import { testBatchSubscriber, testSubscriber } from './test-subscriber.ts';

const url = process.argv[2];
if (url === undefined) throw new Error('usage: dispatcher.fixture.ts <database url>');

// It is killed before it would keep its compiled code for the next one.
flushCompileCache();
await startOutbox(openTestPlatform(url).app, { subscribers: [testSubscriber, testBatchSubscriber] });
process.stdout.write('at work\n');
