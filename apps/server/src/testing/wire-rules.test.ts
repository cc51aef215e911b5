import { randomBytes } from 'node:crypto';
import { createClient } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type ApiClient, type TestApp } from './test-app.ts';

let test: TestApp;
let raw: { status: number; body: unknown };
let client: ApiClient;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
  client = clientFrom(test.urls.site);
});
afterAll(() => test.end());

/** A visitor's client that keeps its last answer as it came over the wire. */
function clientFrom(baseUrl: string): ApiClient {
  const device = randomBytes(16).toString('hex');
  return createClient<typeof endpoints, Schemas>(endpoints, {
    baseUrl,
    session: () => undefined,
    deviceId: () => device,
    language: () => 'zh-CN',
    now: () => test.clock.now().getTime(),
    async fetch(target, init) {
      const answer = await fetch(target, init);
      raw = { status: answer.status, body: await answer.clone().json() };
      return answer;
    },
  });
}

const ask = async (path: string, init: RequestInit = {}, base = test.urls.site) => {
  const answer = await fetch(base + path, init);
  return {
    status: answer.status,
    body: (await answer.json()) as { code: number; msg: string; data: unknown },
  };
};
const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

describe('a call over the wire', () => {
  const posts = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'POST');

  it('is a POST unless stated: a GET of a POST-only path is not served [CALL-002]', async () => {
    expect(posts.length).toBeGreaterThan(50);
    for (const [name, { path, caller }] of posts) {
      const base = caller === 'operator' || name === 'logInOperator' ? test.urls.console : test.urls.site;
      const { status, body } = await ask(path.replace(/\{\w+\}/g, 'one'), {}, base);
      // A path with a part to fill in is not known at all by another method.
      expect({ name, status }).toEqual({ name, status: path.includes('{') ? 404 : 405 });
      expect(body.code).not.toBe(0);
    }
  });

  it('is answered with code, msg and data, whatever came of it [CALL-004]', async () => {
    await client.getPreInfo({ platformType: 6 });
    expect(Object.keys(raw.body as object).toSorted()).toEqual(['code', 'data', 'msg']);
    const answers = await Promise.all([
      ask('/nowhere', json('{}')),
      ask('/memberCommon/getInfo', json('{}')),
      ask('/memberCommon/getInfo', json('{')),
      ask('/memberCommon/getInfo', { method: 'POST', headers: { 'content-type': 'text/x' }, body: 'x' }),
      ask('/memberCommon/getInfo', { method: 'DELETE' }),
      ask('/api/sportsbook/v1/getFixture?fixtureId=%zz'),
    ]);
    for (const { body } of answers) expect(Object.keys(body).toSorted()).toEqual(['code', 'data', 'msg']);
  });

  it('that succeeds answers code 0, one that is refused another code and says why [CALL-005]', async () => {
    await client.getSiteConfig({});
    expect(raw).toMatchObject({ status: 200, body: { code: 0, msg: '' } });
    await expect(client.logIn({ name: 'Nobody01', password: 'x'.repeat(32) })).rejects.toMatchObject({
      error: 'loginRefused',
    });
    const { code, msg } = raw.body as { code: number; msg: string };
    expect(code).not.toBe(0);
    expect(msg).not.toBe('');
  });

  it('answers the fields of its entity inside data [CALL-003]', async () => {
    const member = await test.register('EntityMember');
    const balance = ['centerWalletBalance', 'lockedWalletBalance', 'memberTotalBalance', 'virtualCurrencyLockWalletBalance', 'virtualCurrencyWalletBalance', 'coinWalletBalance', 'baseRate', 'yebWalletBalance', 'centerMoney', 'lockMoney', 'virtualMoney', 'virtualLockMoney']; // prettier-ignore
    const payType = ['pay_type_id', 'typeName', 'icon', 'recommend', 'sort', 'transfer', 'userName', 'depositRate', 'deposit_min_amount', 'deposit_max_amount', 'exchange', 'fixed_amount', 'maxDailyDiscount', 'dc_protocol']; // prettier-ignore
    const order = ['billNo', 'orderState', 'orderTimeOut', 'expireTime', 'payType', 'payTypeName', 'bankName', 'icon', 'transfer', 'id', 'orderAmount', 'recipientAccount', 'recipientName', 'recipientAddress', 'recipientCode', 'uploadView']; // prettier-ignore
    const siteBase = ['title', 'name', 'logoUrl', 'customerService', 'h5Domain', 'pcDomain', 'sportAppDomain', 'agentDomain', 'chessDomain']; // prettier-ignore
    const withFields = (names: readonly string[]) =>
      expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything() as unknown])));

    expect(await member.api.getWalletBalance({})).toEqual(withFields(balance));
    const { payTypes } = (await test.wireOf(member).listPayTypes({})) as { payTypes: object[] };
    expect(payTypes.length).toBeGreaterThan(0);
    for (const one of payTypes) expect(one).toEqual(withFields(payType));
    const made = await member.api.createDepositOrder(
      { payType: 1, amount: '500' },
      { operationId: test.app.ids.uuid() },
    );
    expect(Object.keys(made)).toEqual(expect.arrayContaining(order));
    await client.getPreInfo({ platformType: 6 });
    expect((raw.body as { data: object }).data).toMatchObject({
      disablePhones: expect.anything() as unknown,
      siteFestivalSkin: expect.any(String) as unknown,
      SiteBaseConfigVo: withFields(siteBase) as unknown,
    });
  });
});
