import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@fairway/testkit/browser/find-chromium.ts';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Answer, type TestServer } from './testing/test-server.ts';

// XMLHttpRequest and its progress exist in browsers only, so this is proven in one.
let browser: Browser;
let page: Page;
let server: TestServer;
let answer: Answer;

beforeAll(async () => {
  const script = await bundle();
  server = await startTestServer(({ url }) => {
    if (url === '/')
      return { headers: { 'content-type': 'text/html' }, body: '<script src="/page.js"></script>' };
    if (url === '/page.js') return { headers: { 'content-type': 'text/javascript' }, body: script };
    return answer;
  });
  const found = findChromium(fileURLToPath(new URL('../../../.cache', import.meta.url)));
  browser = await chromium.launch({
    args: [...found.args],
    ...(found.executablePath === undefined ? {} : { executablePath: found.executablePath }),
    ...(found.env === undefined ? {} : { env: { ...process.env, ...found.env } as Record<string, string> }),
  });
  page = await browser.newPage();
  await page.goto(server.url);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The real module as a script of the page, under the name `client`. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('index.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(entry, '..'),
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'client' } },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return `${chunk.code}\nwindow.client = client;`;
}

interface Ended {
  percents: number[];
  answered?: unknown;
  failed?: { code: number; status: number };
}

/** Uploads a picture of this size from the page and answers how it ended. */
function upload(bytes: number): Promise<Ended> {
  return page.evaluate(async (size) => {
    const { createUpload } = (window as unknown as { client: typeof import('./index.ts') }).client;
    const send = createUpload({
      baseUrl: '',
      session: () => undefined,
      deviceId: () => 'device',
      language: () => 'zh-CN',
      now: () => Date.now(),
    });
    const percents: number[] = [];
    const picture = new Blob([new Uint8Array(size)], { type: 'image/png' });
    try {
      const answered = await send('/api/upload', picture, {
        onProgress: (percent) => percents.push(percent),
      });
      return { percents, answered };
    } catch (fault) {
      const { code, status } = fault as { code: number; status: number };
      return { percents, failed: { code, status } };
    }
  }, bytes);
}

describe('an upload', () => {
  it('reports its progress up to 100 for a picture of 5 MB [CALL-010]', async () => {
    answer = { body: '{"code":0,"msg":"","data":{"url":"/p.png"}}' };
    const { percents, answered } = await upload(5 * 1024 * 1024);

    expect(answered).toEqual({ url: '/p.png' });
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(server.seen.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('has worked only with status 200 and JSON [CALL-011]', async () => {
    answer = { headers: { 'content-type': 'text/html' }, body: '<html>fine</html>' };
    expect((await upload(10)).failed).toEqual({ code: -1, status: 200 });

    answer = { status: 500, body: '{"code":0,"msg":"","data":null}' };
    expect((await upload(10)).failed).toEqual({ code: -1, status: 500 });

    answer = { body: '{"code":300006,"msg":"提交的内容太大","data":null}' };
    expect((await upload(10)).failed).toEqual({ code: 300_006, status: 200 });
  });
});
