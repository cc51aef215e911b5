import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadDigests } from './digests.ts';
import { plainDigests } from './plain-digests.ts';

const texts = ['', 'abc', '提款 100.00', 'x'.repeat(300)];

describe('digests', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are the same by the browser’s own and by ours', async () => {
    const native = await loadDigests();
    expect(native).not.toBe(plainDigests);
    for (const text of texts) {
      const seal = createHmac('sha256', '钥匙').update(text).digest('hex');
      for (const digests of [native, plainDigests]) expect(await digests.hmac('钥匙', text)).toBe(seal);
    }
  });

  it('are ours where the page has none of its own', async () => {
    vi.stubGlobal('crypto', {});
    expect(await loadDigests()).toBe(plainDigests);
  });
});
