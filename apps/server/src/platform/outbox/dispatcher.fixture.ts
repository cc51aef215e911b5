import { openTestPlatform } from '../test-platform.ts';
import { startOutbox } from './start-outbox.ts';
import { testBatchSubscriber, testSubscriber } from './test-subscriber.ts';

const url = process.argv[2];
if (url === undefined) throw new Error('usage: dispatcher.fixture.ts <database url>');

await startOutbox(openTestPlatform(url).app, { subscribers: [testSubscriber, testBatchSubscriber] });
process.stdout.write('at work\n');
