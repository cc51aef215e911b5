import { flushCompileCache } from 'node:module';
import { openTestPlatform } from '#platform/test-platform.ts';
import { settleFixture } from './settle-fixture.ts';

/** A worker that settles these fixtures again and again, as jobs that come close together do; to be killed. */
const [url = '', ...fixtureIds] = process.argv.slice(2);
const { app } = openTestPlatform(url);
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();
process.stdout.write('ready\n');
for (let run = 0; ; run += 1) {
  const fixtureId = fixtureIds[run % fixtureIds.length];
  if (fixtureId === undefined) break;
  // Settling all again mends what a run has missed, so only the first ones do.
  await settleFixture(app, BigInt(fixtureId), run < 4);
}
