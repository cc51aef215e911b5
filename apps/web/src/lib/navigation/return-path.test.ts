import { describe, expect, it } from 'vitest';
import { isOwnPath, loginHref, readReturn } from './return-path.ts';

describe('a return path', () => {
  it('is taken when it is a path of this site', () => {
    for (const path of ['/', '/app/home', '/app/myCenter/bets?state=settled&page=2', '/app/help/1/2#top'])
      expect(readReturn({ return: path })).toEqual({ return: path });
  });

  it('is not taken when it could lead to another host', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      '/a\nb',
    ])
      expect(isOwnPath(path), path).toBe(false);
    expect(readReturn({ return: 7 })).toEqual({});
  });

  it('survives the round trip through the login’s address', () => {
    const href = loginHref('/app/myCenter/bets?state=settled&page=2');
    expect(new URLSearchParams(href.split('?')[1]).get('return')).toBe(
      '/app/myCenter/bets?state=settled&page=2',
    );
  });
});
