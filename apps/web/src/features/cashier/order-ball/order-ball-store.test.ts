import { expect, it } from 'vitest';
import { restore } from './order-ball-store.ts';

const nothing = { places: {}, hiddenUntil: 0 };

it('brings back where the balls were, and starts over from anything else', () => {
  const kept = { places: { deposit: { side: 'left', part: 0.4 } }, hiddenUntil: 5 };
  expect(restore(JSON.stringify(kept))).toEqual(kept);
  expect(restore(null)).toEqual(nothing);
  expect(restore('{')).toEqual(nothing);
  expect(restore('"text"')).toEqual(nothing);
  expect(restore('{"places":{"deposit":{"side":"up","part":1}},"hiddenUntil":"x"}')).toEqual(nothing);
  expect(restore('{"places":{"deposit":{"side":"left","part":7}}}')).toEqual(nothing);
});
