import { expect, it } from 'vitest';
import { placeText, puzzleAnswer, sealForAnji } from './anji-wire.ts';

const key = 'aB3dE5gH7jK9mN1p';

it('writes places in the service’s form and encrypts them as any AES-128-ECB does', () => {
  // Both texts made with `openssl enc -aes-128-ecb`.
  expect(placeText(120)).toBe('{"x":120,"y":5}');
  expect(sealForAnji(placeText(120), key)).toBe('cB/xeDekS6t+/3SAp+VkWg==');
  const places = [
    { x: 40, y: 60 },
    { x: 120, y: 90 },
    { x: 200, y: 30 },
  ];
  expect(sealForAnji(placeText(places), key)).toBe(
    '9x+S2/5ZJkPIbz2ryzSibUn93dZj3NBn164qqkH7gQIz1P5PHsB6Awdx0i1zVTK5IzV+u9NDdhDPRGDjPybAtQ==',
  );
  expect(sealForAnji(placeText(120), '')).toBe(placeText(120));
});

it('understands no answer with a key of another length, and none without pictures', () => {
  const repData = {
    originalImageBase64: 'A'.repeat(40),
    jigsawImageBase64: 'A'.repeat(40),
    token: '71dd26999e314f9abb0c635336976635',
    secretKey: key,
  };
  const read = (more: object) =>
    puzzleAnswer.safeParse({ repCode: '0000', repData: { ...repData, ...more } });
  expect(read({}).success).toBe(true);
  expect(read({ secretKey: null }).data?.repData.secretKey).toBe('');
  expect(read({ secretKey: 'short' }).success).toBe(false);
  expect(read({ jigsawImageBase64: null }).success).toBe(false);
  expect(puzzleAnswer.safeParse({ repCode: '6112', repData }).success).toBe(false);
});
