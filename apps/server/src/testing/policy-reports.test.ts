import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
});
afterAll(() => test.end());

const report = (
  body: string,
  { type = 'application/csp-report', address = '10.1.1.1', base = test.urls.site } = {},
) =>
  fetch(`${base}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    body,
  });
const older = (directive: string) =>
  JSON.stringify({
    'csp-report': {
      'effective-directive': directive,
      'blocked-uri': 'https://evil.example/take?token=secret',
      'document-uri': `${test.urls.site}/app/home?invite=1`,
    },
  });
const figures = async () => (await fetch(`${test.urls.console}/metrics`)).text();

describe('what browsers report of the content security policy', () => {
  it('is counted by directive, in the older form and the newer, of site and console', async () => {
    expect((await report(older('script-src-elem'))).status).toBe(204);
    const newer = { type: 'csp-violation', body: { effectiveDirective: 'require-trusted-types-for' } };
    const many = JSON.stringify([newer, newer, { type: 'deprecation', body: {} }]);
    expect((await report(many, { type: 'application/reports+json', base: test.urls.console })).status).toBe(
      204,
    );
    // A name of no directive makes no figure of its own.
    await report(older('made-up-by-somebody'));
    const text = await figures();
    expect(text).toContain('policy_violations_total{server="site",directive="script-src-elem"} 1');
    expect(text).toContain(
      'policy_violations_total{server="console",directive="require-trusted-types-for"} 2',
    );
    expect(text).toContain('policy_violations_total{server="site",directive="other"} 1');
    expect(text).not.toContain('made-up-by-somebody');
  });

  it('may be anything at all and does no harm', async () => {
    for (const body of ['', '{', 'null', '[]', '[1]', '{"csp-report":7}'])
      expect((await report(body, { address: '10.1.1.2' })).status).toBeLessThan(500);
    expect((await report(`"${'x'.repeat(20_000)}"`, { address: '10.1.1.2' })).status).toBe(413);
    expect((await report('{}', { address: '10.1.1.2', type: 'text/html' })).status).toBe(415);
  });

  it('is taken from one address sixty times an hour', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 62; at += 1) statuses.push((await report('{}', { address: '10.1.1.3' })).status);
    expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

describe('a page', () => {
  const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy');

  it('of the site runs under Trusted Types; the console’s kit and the API reference write markup, and do not', async () => {
    expect(await policyOf(`${test.urls.site}/`)).toContain("require-trusted-types-for 'script'");
    for (const path of ['/', '/docs/']) {
      expect(await policyOf(test.urls.console + path)).not.toContain('trusted-types');
      expect(await policyOf(test.urls.console + path)).toContain("script-src 'self'");
      expect(await policyOf(test.urls.console + path)).toContain("connect-src 'self';");
    }
  });
});
