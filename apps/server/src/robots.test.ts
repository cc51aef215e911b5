import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const secrets = {
  SERVER_SECRET: 'one-server-secret-that-is-long-enough',
  PASSWORD_PEPPER: 'one-password-pepper-that-is-long-enough',
};

describe('what crawlers may read', () => {
  let production: TestApp;
  let demo: TestApp;
  beforeAll(async () => {
    production = await createTestApp({ env: { NODE_ENV: 'production', ...secrets } });
    demo = await createTestApp();
  });
  afterAll(async () => {
    await production.end();
    await demo.end();
  });

  /** Whether a crawler reads a path: every rule here is a prefix that closes. */
  async function reads(path: string): Promise<boolean> {
    const answer = await fetch(`${production.urls.site}/robots.txt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [first, ...rules] = (await answer.text()).trim().split('\n');
    expect(first).toBe('User-agent: *');
    return rules.every((rule) => {
      const [, prefix = ''] = /^Disallow: (\/\S*)$/.exec(rule) ?? [];
      expect(prefix, rule).not.toBe('');
      return !path.startsWith(prefix);
    });
  }

  it.each(['/', '/app/home', '/app/sport/match/7', '/app/help/deposit/bank', '/app/sponsorModel/a', '/cs'])(
    'is on a production site what is for everybody: %s',
    async (path) => expect(await reads(path)).toBe(true),
  );

  it.each(['/assets/index-a1.js', '/api/forehead/content/v1/getHelpCentre'])(
    'is what a page is drawn with: %s',
    async (path) => expect(await reads(path)).toBe(true),
  );

  it.each(['/app/login', '/app/password/reset', '/contentPreview', '/s/abc', '/404'])(
    'is no way in, no draft and no page that only leads on: %s',
    async (path) => expect(await reads(path)).toBe(false),
  );

  it('is nothing of a console, and is not said of a demo', async () => {
    for (const { urls } of [production, demo]) {
      const answer = await fetch(`${urls.console}/robots.txt`);
      expect([answer.status, await answer.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    }
    expect((await fetch(`${demo.urls.site}/robots.txt`)).status).toBe(404);
  });
});
