import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

describe('a QR code as a path', () => {
  it('covers exactly the dark modules', () => {
    const text = 'ethereum:0x52908400098527886E0F7030069857D2E4169EE7@1?value=1.5';
    const { path, size } = qrPath(text, 'M');
    const dark = new Set<string>();
    for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
      for (let i = 0; i < Number(run); i++) dark.add(`${Number(x) + i},${y}`);
    const wanted = encode(text, { ecc: 'M', border: 0 }).data.flatMap((row, y) =>
      row.flatMap((on, x) => (on ? [`${x},${y}`] : [])),
    );
    expect(dark).toEqual(new Set(wanted));
    expect(size).toBeGreaterThan(20);
  });
});
