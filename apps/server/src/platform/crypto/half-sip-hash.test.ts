import { expect, it } from 'vitest';
import { halfSipHash } from './half-sip-hash.ts';

/** Key of the bytes 0 to 7; texts of the bytes 0, 1, 2 …, by their length (vectors of the reference implementation). */
const key = [0x03020100, 0x07060504] as const;
const published = [
  '218d1f59b9b83cc8',
  'be552412f8387315',
  '064f39ef7c50eb57',
  'ce0f1a45f7060679',
  'd5e78a175be52ea1',
  'cb9d7c3f2f3db580',
  'ce3e91358aa2bc25',
  'ff202728b07bc684',
  'edfee820bce4858c',
  '5b51cccc13888307',
  '95b0469f06a6f2ee',
];

it.each(published.map((hash, length) => [length, hash] as const))(
  'is the published hash of %i bytes',
  (length, hash) => {
    const text = String.fromCharCode(...Array.from({ length }, (_, at) => at));
    const bytes = Buffer.alloc(8);
    const [first, second] = halfSipHash(text, key);
    bytes.writeUInt32LE(first, 0);
    bytes.writeUInt32LE(second, 4);
    expect(bytes.toString('hex')).toBe(hash);
  },
);

it('is another one under another key', () => {
  expect(halfSipHash('nonce-of-one-call', key)).not.toEqual(halfSipHash('nonce-of-one-call', [1, 2]));
});
