import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { createServer } from '../server.ts';

let test: TestPlatform;
let read: (query: string) => Promise<unknown>;
let end: () => Promise<void>;
beforeAll(async () => {
  test = await createTestPlatform();
  const server = await createServer(test.app);
  server.get('/echo', { config: { operation: 'echo' } }, async (request) => request.query);
  server.post('/echo', { config: { operation: 'echo' } }, async (request) => request.body);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  read = async (query) => {
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: query,
    };
    const answers = await Promise.all([fetch(`${url}/echo?${query}`), fetch(`${url}/echo`, form)]);
    const [inAddress, inBody] = await Promise.all(answers.map((answer) => answer.json()));
    expect(inBody).toEqual(inAddress);
    return inAddress;
  };
  end = () => server.close();
});
afterAll(async () => {
  await end();
  await test.close();
});

describe('a query, in the address or as a form', () => {
  it('is read up to its thousandth parameter and no further [CALL-016]', async () => {
    const query = Array.from({ length: 1001 }, (_, at) => `p${at}=1`).join('&');
    const found = (await read(query)) as Record<string, string>;
    expect(Object.keys(found)).toHaveLength(1000);
    expect(found['p999']).toBe('1');
    expect(found['p1000']).toBeUndefined();
  });

  it('is nested down to depth 5, what lies deeper stays text [CALL-017]', async () => {
    expect(await read('a[b][c][d][e][f]=1')).toEqual({ a: { b: { c: { d: { e: { f: '1' } } } } } });
    expect(await read('a[b][c][d][e][f][g]=1')).toEqual({
      a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } },
    });
  });
});
