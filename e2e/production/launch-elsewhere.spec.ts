import { readFileSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openAccount } from '../shell/member.ts';
import { expect, test } from '../shell/story.ts';
import { ownStack, runningSite } from '../stacks.ts';
import { startBareCopy, type BareCopy } from './bare-copy.ts';

// The sandbox's venue behind another address: its API is asked here, its pages lie there.
let api: Server;
let copy: BareCopy;
test.beforeAll(async () => {
  test.skip(runningSite !== undefined, 'starts a copy of its own, and E2E_SITE wants none');
  test.setTimeout(240_000);
  const { port, dataDir } = ownStack();
  const pages = `http://127.0.0.1:${port + 2}`;
  api = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const on = forward(new URL(url ?? '/', pages), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    asked.pipe(on);
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  copy = await startBareCopy({
    VENUE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    VENUE_LAUNCH_URL: pages,
    VENUE_SECRET: secrets['VENUE_SECRET'] ?? '',
    VENUE_AGENT: 'fairway',
  });
});
test.afterAll(async () => {
  await copy?.stop();
  api?.closeAllConnections();
  await new Promise((done) => (api ? api.close(done) : done(undefined)));
});

test('a venue whose pages lie on another host than its API opens in its frame', async ({ page }) => {
  const { session } = await openAccount(copy.site);
  await page.addInitScript((text) => localStorage.setItem('fairway.session', text), session);
  await page.goto(`${copy.site}/app/inlineVenueCommon/beichen`);
  const pages = new RegExp(`^http://127\\.0\\.0\\.1:${ownStack().port + 2}/`);
  await expect(page.locator('iframe')).toHaveAttribute('src', pages);
  await expect(page.frameLocator('iframe').locator('h1, h2').first()).toBeVisible();
});
