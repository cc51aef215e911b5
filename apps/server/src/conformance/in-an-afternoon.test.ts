import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Adapter } from '#platform/adapters/define-adapter.ts';
import type { CaseResult } from '#platform/adapters/conformance/play-suite.ts';
import { suites } from './suites.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/adapters/in-an-afternoon.md'), 'utf8');
const key = 'a-key-that-bell-has-given-us';
/** Where the page says the adapter lies; only while the test runs. */
const folder = join(import.meta.dirname, '../modules/risk/delivery');
const files: string[] = [];
let server: Server;
const sent = new Map<string, string>();

/** Bell as its page describes it. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void readAll(request).then((text) => {
      const isKnown = request.headers.authorization === `Bearer ${key}`;
      if (request.url !== '/v1/messages' || !isKnown) return response.writeHead(401).end('{}');
      const message = JSON.parse(text) as { id: string; to: string };
      sent.set(message.id, message.to);
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"queued"}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  for (const file of files) rmSync(file, { force: true });
  await new Promise((done) => server.close(done));
});

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Plays the page's code, with a change if one is asked for, against Bell. */
async function play(name: string, change: (code: string) => string = (code) => code): Promise<CaseResult[]> {
  const code = /```ts\n(?<code>[\s\S]+?)```/.exec(page)?.groups?.['code'] ?? '';
  const file = join(folder, `${name}.afternoon.ts`);
  files.push(file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, change(code));
  const { default: adapter } = (await import(file)) as { default: Adapter };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const suite = suites.find(({ kind }) => kind === adapter.kind.name);
  const environment = { given: { BELL_URL: url, BELL_SECRET: key }, sandboxUrl: undefined };
  return (await suite?.play(adapter, { environment })) ?? [];
}

it('builds an adapter from the page alone, and it passes the suite of its kind', async () => {
  const results = await play('bell');
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(20);
  expect(sent.size).toBeGreaterThan(0);
});

it('does not pass without the line that reads the answer', async () => {
  const results = await play('deaf-bell', (code) => code.replace(/ {6}if \(answer\.status[\s\S]+?\);\n/, ''));
  expect(results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name)).toEqual([
    'error500 is not taken for sent, and the fault names nobody',
    'garbage is not taken for sent, and the fault names nobody',
    'empty is not taken for sent, and the fault names nobody',
    'a wrong key is not taken for sent',
    ...[
      'an answer cut in half',
      'the page of a proxy with status 200',
      'a 502 of a gateway',
      'a 429',
      'a redirect',
      'JSON that is null',
      'JSON that is a list',
    ].map((what) => `a message: ${what} proves nothing`),
  ]);
});
