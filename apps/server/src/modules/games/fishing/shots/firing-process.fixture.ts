import { flushCompileCache } from 'node:module';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { openTestPlatform } from '#platform/test-platform.ts';
import { fireShots } from './fire-shots.ts';

/** A server that fires one call's shots for a member; to be killed. */
const [url = '', server = '', memberId = '', input = ''] = process.argv.slice(2);
const { app: platform } = openTestPlatform(url);
// The chain is sealed under the secret of the server that made it.
const { secrets } = platform.config;
const app = { ...platform, config: { ...platform.config, secrets: { ...secrets, server } } };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what firing reads of a call
const call = {
  member: { memberId, sessionId: '01936f6f-0000-7000-8000-000000000001' },
  operationId: `killed-${memberId}`,
  language: 'zh-CN',
} as MemberCall;
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();

for (;;) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test that started this wrote it
  await fireShots(app, call, JSON.parse(input) as InputOf<Schemas['fireShots']>);
  process.stdout.write('.');
}
