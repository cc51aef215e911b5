import { describe, expect, it } from 'vitest';
import { crestOf } from './crest-of.ts';

describe('a crest from a name', () => {
  it('is the same every time', () => {
    expect(crestOf('Arsenal FC')).toEqual(crestOf('Arsenal FC'));
  });

  it('differs between names of one league', () => {
    const names = Array.from({ length: 20 }, (_, i) => `Team ${i}`);
    const seen = new Set(names.map((name) => JSON.stringify(crestOf(name))));
    expect(seen.size).toBeGreaterThan(18);
  });

  it('uses every outline, field and emblem over many names', () => {
    const all = Array.from({ length: 600 }, (_, i) => crestOf(`Club ${i} United`));
    expect(new Set(all.map((crest) => crest.outline)).size).toBe(4);
    expect(new Set(all.map((crest) => crest.pattern)).size).toBe(8);
    expect(new Set(all.map((crest) => crest.emblem)).size).toBe(12);
    expect(new Set(all.map((crest) => crest.first)).size).toBe(20);
    const shields = all.filter((crest) => crest.outline === 'shield').length;
    expect(shields).toBeGreaterThan(100); // a fair quarter of 600 is 150
    expect(shields).toBeLessThan(200);
  });
});
