import { flushCompileCache } from 'node:module';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { openTestPlatform } from '#platform/test-platform.ts';
import { advanceChasesJob } from '../chases/advance-chase.job.ts';
import { settleIssueJob } from './settle-issue.job.ts';

/** A worker that settles one issue and lets its chases go on, with a dot before the first and a comma between them; to be killed. */
const [url = '', now = '', lottery = '', issue = ''] = process.argv.slice(2);
const { app, clock } = openTestPlatform(url);
clock.set(new Date(now));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- named by the test
const key = { lottery: lottery as LotteryCode, issue };
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();

process.stdout.write('.');
await settleIssueJob.run(app, key);
process.stdout.write(',');
await advanceChasesJob.run(app, key);
// Until it is killed.
setInterval(() => undefined, 1_000);
