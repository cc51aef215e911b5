import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGatewayPost } from './gateway.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { settingsFor } from './testing/test-settings.ts';

let site: TestServer;
let gateway: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  gateway = await startTestServer(() => ({ body: '{"code":0,"msg":"","data":{"ok":true}}' }));
});
afterEach(() => Promise.all([site.close(), gateway.close()]));

it('a gateway POST goes to its own base, not to the site [CALL-012]', async () => {
  const post = createGatewayPost({ ...settingsFor(site.url), gatewayUrl: `${gateway.url}/gw` });

  expect(await post('/pay/query', { billNo: 'D1' })).toEqual({ ok: true });
  expect(site.seen).toEqual([]);
  expect(gateway.seen.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'POST', url: '/gw/pay/query', body: '{"billNo":"D1"}' },
  ]);
});
