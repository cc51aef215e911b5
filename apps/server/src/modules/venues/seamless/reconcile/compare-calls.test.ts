import { describe, expect, it } from 'vitest';
import { compareLines, missingFrom, type BookedCall } from './compare-calls.ts';
import type { BookLine } from './provider-book.ts';

const memberId = '00000000-0000-4000-8000-000000000001';
const at = new Date('2026-11-20T10:00:00Z');
/** 10.00 as hundred-millionths. */
const ten = 1_000_000_000n;

const line = (more: Partial<BookLine> = {}): BookLine => ({
  id: 'b1',
  kind: 'bet',
  memberId,
  currency: 'CNY',
  effect: -ten,
  round: 'r1',
  at,
  ...more,
});
const booked = (more: Partial<BookedCall> = {}): BookedCall => ({
  id: 'b1',
  kind: 'bet',
  member_id: memberId,
  currency: 'CNY',
  round: 'r1',
  fine: -ten,
  at,
  taken_back: false,
  ...more,
});
const found = (lines: readonly BookLine[], ours: readonly BookedCall[]) =>
  compareLines(lines, ours).map(({ kind, ours: one, theirs }) => [kind, one, theirs]);

describe('a line of a provider’s book', () => {
  it('agrees with the call that we took', () => {
    expect(found([line()], [booked()])).toEqual([]);
  });

  it.each([
    ['a stake that both took back', line({ effect: 0n }), booked({ taken_back: true })],
    ['a stake that was taken back before it came', line({ effect: 0n }), booked({ kind: 'seal', fine: 0n })],
    ['a declined stake', line({ effect: 0n }), undefined],
    ['a result of nothing', line({ id: 'w1', kind: 'win', effect: 0n }), undefined],
  ])('agrees about %s', (_, theirs, ours) => {
    expect(found([theirs], ours ? [ours] : [])).toEqual([]);
  });

  it.each<[string, BookLine, BookedCall | undefined, unknown[]]>([
    ['we never took it', line(), undefined, ['missingHere', null, -ten]],
    ['we sealed its id', line(), booked({ kind: 'seal', fine: 0n }), ['missingHere', null, -ten]],
    ['the amount is another', line({ effect: -ten - 1n }), booked(), ['amount', -ten, -ten - 1n]],
    ['only we took it back', line(), booked({ taken_back: true }), ['amount', 0n, -ten]],
    ['only the provider took it back', line({ effect: 0n }), booked(), ['amount', -ten, 0n]],
    ['the round is another', line({ round: 'r2' }), booked(), ['call', -ten, -ten]],
    ['the currency is another', line({ currency: 'USDT' }), booked(), ['call', -ten, -ten]],
    ['the kind is another', line({ kind: 'promo' }), booked(), ['call', -ten, -ten]],
    ['the member is another', line(), booked({ member_id: 'm-2' }), ['call', -ten, -ten]],
  ])('differs where %s', (_, theirs, ours, expected) => {
    expect(found([theirs], ours ? [ours] : [])).toEqual([expected]);
  });

  it('differs where it is listed twice, which counts once', () => {
    expect(found([line(), line()], [booked()])).toEqual([['repeated', -ten, -ten]]);
  });
});

describe('our call', () => {
  it('is missing from a book that does not name it, if it changed anything', () => {
    const ours = [
      booked(),
      booked({ id: 'b2' }),
      booked({ id: 'b3', taken_back: true }),
      booked({ id: 'w1', kind: 'win', fine: 0n }),
    ];
    expect(missingFrom([line()], ours)).toEqual([
      expect.objectContaining({ kind: 'missingThere', reference: 'b2', ours: -ten, theirs: null }),
    ]);
  });
});
