import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { beichen } from '../adapters/beichen/beichen.ts';
import { startSandboxProcess, type SandboxProcess } from '../../cashier/testing/processes/sandbox-process.ts';

// A venue whose API and whose pages lie on two hosts, as with most providers.
const key = 'test-venue-secret-0123456789';
let pages: Server;
let venue: SandboxProcess;
let launchUrl: string;
const apps: TestApp[] = [];

beforeAll(async () => {
  pages = createServer((_, response) => response.end('<h1>the game</h1>'));
  await new Promise<void>((done) => pages.listen(0, '127.0.0.1', done));
  launchUrl = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  venue = await startSandboxProcess({ CHAIN: 'off', VENUE_SECRET: key, SANDBOX_PUBLIC_URL: launchUrl });
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.end()));
  await venue.stop();
  await new Promise((done) => pages.close(done));
});

async function siteWith(env: Readonly<Record<string, string>>): Promise<TestApp> {
  const party = { VENUE_URL: venue.url, VENUE_SECRET: key, VENUE_AGENT: 'fairway' };
  const start = addSeconds(new Date(), -120).toISOString();
  const app = await createTestApp({ start, env: { ...party, ...env } });
  apps.push(app);
  return app;
}

async function framesOf(site: TestApp): Promise<string[]> {
  const policy = (await fetch(`${site.urls.site}/`)).headers.get('content-security-policy') ?? '';
  return /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
}

describe('a venue whose pages lie on another host than its API', () => {
  it('opens on the launch address, which pages may frame in place of the API', async () => {
    const site = await siteWith({ VENUE_LAUNCH_URL: `${launchUrl}/games/` });
    const pass = await (await site.register('plays')).api.launchVenue({ api: 'beichen' });
    expect(new URL(pass.url).origin).toBe(launchUrl);
    expect(await (await fetch(pass.url)).text()).toContain('the game');
    expect(await framesOf(site)).toEqual(["'self'", launchUrl]);
  });

  it('without a launch address: refused by name, with an alarm that names the origin and never the pass', async () => {
    const site = await siteWith({});
    const lines: unknown[][] = [];
    site.app.logger.error = (...line) => lines.push(line);
    const member = await site.register('waits');
    await expect(member.api.launchVenue({ api: 'beichen' })).rejects.toMatchObject({
      error: 'venueLaunchElsewhere',
      message: '暂时无法进入北辰电子，资金不受影响，请联系客服',
    });
    expect(lines).toEqual([
      [
        { runbook: 'venue-launch-elsewhere', venue: 'beichen', url: launchUrl },
        'a venue is launched on an origin that no setting names',
      ],
    ]);
    expect(await framesOf(site)).toEqual(["'self'", venue.url]);
  });

  it('is called at its address alone, and a launch address without one is named as too little', () => {
    const given = { VENUE_URL: 'https://api.venue.example/v1', VENUE_SECRET: key, VENUE_AGENT: 'fairway' };
    const launch = { VENUE_LAUNCH_URL: 'https://play.venue.example/lobby' };
    expect(beichen.configure({ given: { ...given, ...launch }, sandboxUrl: undefined })).toMatchObject({
      adapter: { origins: ['https://api.venue.example'], frames: ['https://play.venue.example'] },
    });
    expect(beichen.configure({ given, sandboxUrl: undefined })).toMatchObject({
      adapter: { frames: ['https://api.venue.example'] },
    });
    expect(beichen.configure({ given: launch, sandboxUrl: undefined })).toMatchObject({
      state: 'incomplete',
      faults: [expect.stringContaining('VENUE_URL: needed'), expect.anything(), expect.anything()],
    });
  });
});
