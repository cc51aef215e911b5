import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './page-place.ts';

const place = { at: new Date('2026-11-20T04:00:00.123Z'), id: '0189f1f0-0000-7000-8000-000000000001' };

describe('where a page ended', () => {
  it('is read as it was written', () => {
    expect(readPlace(writePlace(place))).toEqual(place);
    expect(readPlace(undefined)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    place.id,
    `2026 ${place.id}`,
    `2026-13-40T99:99:99Z ${place.id}`,
    `${writePlace(place)} x`,
  ])('is refused by the name of its field: %s', (text) =>
    expect(() => readPlace(text, 'before')).toThrow(
      expect.objectContaining({
        error: 'inputInvalid',
        data: expect.objectContaining({ fields: [{ field: 'before', rule: 'invalid_format' }] }),
      }),
    ),
  );
});
