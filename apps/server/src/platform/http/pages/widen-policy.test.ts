import { describe, expect, it } from 'vitest';
import { widenPolicy } from './widen-policy.ts';

describe('a page’s content security policy', () => {
  const policy = "default-src 'self';img-src 'self' data:;frame-src 'self'";

  it('is widened in the named directives only, each source once', () => {
    const sources = {
      'img-src': ['https://a.example', 'https://a.example'],
      'script-src': ['https://b.example'],
    };
    expect(widenPolicy(policy, sources)).toBe(
      "default-src 'self';img-src 'self' data: https://a.example;frame-src 'self'",
    );
  });

  it('stays as it is without sources', () => {
    expect(widenPolicy(policy, {})).toBe(policy);
    expect(widenPolicy(policy, { 'img-src': [] })).toBe(policy);
  });
});
