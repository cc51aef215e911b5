import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormCalls, type FormCalls } from './form-calls.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { settingsFor } from './testing/test-settings.ts';

let server: TestServer;
let cookies: string;
let calls: FormCalls;
beforeEach(async () => {
  server = await startTestServer();
  cookies = 'theme=dark; api_token=abc%2F123; other=1';
  calls = createFormCalls({ ...settingsFor(server.url), cookies: () => cookies });
});
afterEach(() => server.close());

describe('form-encoded calls', () => {
  it('send a form body or a query, each with the client type [CALL-008]', async () => {
    await calls.post('/static/v1/show_code', { site: 8, name: '张三 & co' });
    await calls.get('/activity_api/promo', { page: 2, empty: undefined });
    await calls.delete('/activity_api/promo', { id: 7 });

    expect(server.seen.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'POST', url: '/static/v1/show_code', body: 'site=8&name=%E5%BC%A0%E4%B8%89+%26+co' },
      { method: 'GET', url: '/activity_api/promo?page=2', body: '' },
      { method: 'DELETE', url: '/activity_api/promo?id=7', body: '' },
    ]);
    expect(server.seen.map(({ headers }) => headers['x-client-type'])).toEqual([
      'web_s1',
      'web_s1',
      'web_s1',
    ]);
    expect(server.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('carry the API token while the cookie holds one [CALL-009]', async () => {
    await calls.get('/activity_api/promo');
    cookies = 'theme=dark';
    await calls.get('/activity_api/promo');

    expect(server.seen.map(({ headers }) => headers['x-api-token'])).toEqual(['abc/123', undefined]);
  });
});
