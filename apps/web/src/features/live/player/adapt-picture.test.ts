import { describe, expect, it } from 'vitest';
import { AdaptPicture } from './adapt-picture.ts';

describe('the choice between the two pictures', () => {
  it('goes down after two stalls within 30 s and up after 30 s of calm', () => {
    const adapt = new AdaptPicture('hd', 0);
    adapt.stalled(1000);
    expect(adapt.choose(2000)).toBe('hd');
    adapt.stalled(32_000);
    expect(adapt.choose(32_000)).toBe('hd');
    adapt.stalled(33_000);
    expect(adapt.choose(33_000)).toBe('360p');
    expect(adapt.choose(62_999)).toBe('360p');
    expect(adapt.choose(63_000)).toBe('hd');
  });

  it('goes down at once where the origin had to leave parts out', () => {
    const adapt = new AdaptPicture('hd', 0);
    adapt.skipped(500);
    expect(adapt.choose(500)).toBe('360p');
  });
});
