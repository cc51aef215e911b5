import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

describe('the headers of every answer', () => {
  it('are those of helmet with the policy written by hand, and no other', async () => {
    const headers = await securityHeaders(true);
    expect(Object.keys(headers).toSorted()).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'origin-agent-cluster',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-dns-prefetch-control',
      'x-download-options',
      'x-frame-options',
      'x-permitted-cross-domain-policies',
      'x-xss-protection',
    ]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('pin HTTPS in production only', async () => {
    expect(await securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
