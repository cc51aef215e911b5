import { flushCompileCache } from 'node:module';
import type { MemberCall } from '#platform/http/call.ts';
import { openTestPlatform } from '#platform/test-platform.ts';
import { startRound } from './start-round.ts';

/** A server that plays a round for one of these members after the other, a dot for each, under operation ids of their own; to be killed. */
const [url = '', server = '', ...memberIds] = process.argv.slice(2);
const { app: platform } = openTestPlatform(url);
// Seeds are sealed under the secret of the server that made them.
const { secrets } = platform.config;
const app = { ...platform, config: { ...platform.config, secrets: { ...secrets, server } } };
const sessionId = '01936f6f-0000-7000-8000-000000000001';
const bet = {
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake: '1.00',
  bet: { side: 'over', target: 5050 },
};
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();

for (const memberId of memberIds) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what starting a round reads of a call
  const call = {
    member: { memberId, sessionId },
    operationId: `killed-${memberId}`,
    language: 'zh-CN',
  } as MemberCall;
  await startRound(app, call, bet);
  process.stdout.write('.');
}
// Until it is killed.
setInterval(() => undefined, 1_000);
