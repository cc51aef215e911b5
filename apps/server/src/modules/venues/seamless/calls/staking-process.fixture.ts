import { flushCompileCache } from 'node:module';
import { openTestPlatform } from '#platform/test-platform.ts';
import { parseFine } from '../amounts.ts';
import { takeCall } from '../take-call.ts';

/**
 * A server that takes a stake of 1.00 for one of these launches after the other, each written `member/token`, and answers none of them:
 * a dot says that it would. To be killed.
 */
const [url = '', provider = '', ...launches] = process.argv.slice(2);
const { app } = openTestPlatform(url);
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();

for (const launch of launches) {
  const [memberId = '', token = ''] = launch.split('/');
  await takeCall(app, {
    kind: 'bet',
    provider,
    id: `killed-${memberId}`,
    memberId,
    currency: 'CNY',
    amount: parseFine('1.00') ?? 0n,
    round: `killed-round-${memberId}`,
    game: 'dice',
    token,
    closesRound: false,
  });
  process.stdout.write('.');
}
// Until it is killed.
setInterval(() => undefined, 1_000);
