import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

describe('the headers of an answer', () => {
  it('are on a page those of helmet with the policy written by hand, and no other', async () => {
    const { ofPages: headers } = await securityHeaders(true, ['https://venue.example']);
    expect(Object.keys(headers).toSorted()).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'origin-agent-cluster',
      'referrer-policy',
      'reporting-endpoints',
      'strict-transport-security',
      'x-content-type-options',
      'x-dns-prefetch-control',
      'x-download-options',
      'x-frame-options',
      'x-permitted-cross-domain-policies',
      'x-xss-protection',
    ]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://venue.example;");
    // The live line is of the same server unless a setting says otherwise: no other is connected to, and no scheme as a whole.
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script';");
    expect(headers['content-security-policy']).toContain('report-uri /csp-reports;report-to csp');
  });

  it('let a page connect to the process that takes its line, where that is another', async () => {
    const { ofPages } = await securityHeaders(true, [], ['wss://live.example']);
    expect(ofPages['content-security-policy']).toContain("connect-src 'self' wss://live.example;");
  });

  it('say of a call that it is data and belongs in no page', async () => {
    expect((await securityHeaders(false, [])).ofCalls).toEqual({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('pin HTTPS in production only', async () => {
    const [pinned, plain] = [await securityHeaders(true, []), await securityHeaders(false, [])];
    for (const kind of ['ofPages', 'ofCalls'] as const) {
      expect(pinned[kind]).toHaveProperty('strict-transport-security');
      expect(plain[kind]).not.toHaveProperty('strict-transport-security');
    }
  });
});
