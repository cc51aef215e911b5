import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringDomain } from './answering-domain.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a list of domains', () => {
  it('is gone through in its order until one answers [SITE-023]', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (domain: string) => {
      asked.push(domain);
      if (domain.includes('gone')) throw new TypeError('Failed to fetch');
      return new Response();
    });
    const domains = ['https://gone.example', 'https://there.example', 'https://spare.example'];

    expect(await answeringDomain(domains)).toBe('https://there.example');
    expect(asked).toEqual(domains.slice(0, 2));
    expect(await answeringDomain(['https://gone.example'])).toBeUndefined();
    expect(await answeringDomain([])).toBeUndefined();
  });
});
