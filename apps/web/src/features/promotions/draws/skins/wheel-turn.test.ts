import { describe, expect, it } from 'vitest';
import { chanceText } from '../chance-text.ts';
import { fieldPath, wheelTurn } from './wheel-turn.ts';

describe('the wheel', () => {
  it('ends with the middle of the prize’s field at the top, further on at each draw', () => {
    for (let field = 0; field < 8; field += 1)
      for (const nonce of [0, 1, 7]) {
        const turn = wheelTurn(field, 8, nonce);
        // A field's middle lies at (field + 0.5) * 45 degrees; turned, it is at 0.
        expect((turn + (field + 0.5) * 45) % 360).toBe(0);
        expect(turn).toBeGreaterThan(360 * 5 * (nonce + 1));
      }
    expect(wheelTurn(0, 8, 1)).toBeGreaterThan(wheelTurn(7, 8, 0));
    expect(wheelTurn(7, 8, 1)).toBeGreaterThan(wheelTurn(0, 8, 0));
  });

  it('is drawn in equal fields, clockwise from the top', () => {
    expect(fieldPath(0, 4, 100)).toBe('M0 0 L0 -100 A100 100 0 0 1 100 0 Z');
    expect(fieldPath(3, 4, 100)).toBe('M0 0 L-100 0 A100 100 0 0 1 0 -100 Z');
  });
});

it('writes a chance in per cent without needless places', () => {
  expect(chanceText(1, 10_000)).toBe('0.01%');
  expect(chanceText(5500, 10_000)).toBe('55%');
  expect(chanceText(1, 3)).toBe('33.3333%');
});
