import { describe, expect, it } from 'vitest';
import { playClaimText, playPath, readPlayPath, type SignedClaim } from './play-address.ts';

const claim: SignedClaim = {
  room: 'r-1024',
  tracks: ['hd', '360p', 'sound'],
  viewer: 'm_5fQ',
  expiresAt: 1_795_000_300,
  keyId: '0123abcd',
  signature: 'ab'.repeat(32),
};

describe('a play address', () => {
  it('reads as it was written, with what follows it', () => {
    const path = playPath(claim);
    expect(path).toBe(`/v1/play/r-1024/hd.360p.sound/m_5fQ/1795000300/0123abcd/${'ab'.repeat(32)}`);
    expect(readPlayPath(`${path}/hls/hd/part-7.m4s`)).toEqual({ claim, rest: 'hls/hd/part-7.m4s' });
  });

  it('signs every field but the signature', () => {
    const texts = [
      claim,
      { ...claim, room: 'r-1025' },
      { ...claim, tracks: ['sound'] as const },
      { ...claim, viewer: 'm_5fR' },
      { ...claim, expiresAt: 1_795_000_301 },
      { ...claim, keyId: '0123abce' },
    ].map(playClaimText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    ['another track', playPath(claim).replace('360p', '480p')],
    ['nothing behind it', playPath(claim)],
    ['a slash in the room', playPath(claim).replace('r-1024', 'r/1024')],
    ['a short signature', playPath({ ...claim, signature: 'ab' })],
  ])('is none with %s', (_, path) => {
    expect(readPlayPath(path === playPath(claim) ? path : `${path}/parts`)).toBeUndefined();
  });
});
