import type { Deal, DealerBet } from '@fairway/contract/dealer/schemas.ts';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { spoken } from './spoken.ts';

const isSeen = (key: string, params?: object) => (params ? `${key} ${JSON.stringify(params)}` : key);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the text store only its keys are read
const t = isSeen as unknown as TFunction<'dealer'>;

const deal: Deal = {
  number: 7,
  shoe: 2,
  state: 'dealing',
  opensAt: '2026-11-27T12:00:03.000Z',
  closesAt: '2026-11-27T12:00:21.000Z',
  cards: [
    { side: 'player', card: 'AS', place: 0, salt: 'a'.repeat(64), at: '2026-11-27T12:00:22.000Z' },
    { side: 'banker', card: 'TD', place: 1, salt: 'b'.repeat(64), at: '2026-11-27T12:00:23.000Z' },
  ],
  result: null,
  resultedAt: null,
  proof: null,
};
const own: DealerBet = {
  id: '01936f6f-0000-7000-8000-000000000001',
  billNo: 'D1',
  table: 'baccarat1',
  deal: 7,
  currency: 'CNY',
  stake: '10.00',
  spots: [{ spot: 'banker', stake: '10.00' }],
  placedAt: '2026-11-27T12:00:09.000Z',
  status: 'settled',
  returned: '19.50',
  turnover: '10.00',
  result: null,
};
const result = {
  game: 'baccarat' as const,
  winner: 'banker' as const,
  playerPoints: 1,
  bankerPoints: 8,
  playerPair: false,
  bankerPair: false,
};

it('says the length of betting once, each card as it falls, and the result with what the own bet came to', () => {
  const bare = { deal, own: null };
  expect(spoken(t, { deal: { ...deal, cards: [] }, own: null }, 'betting', false)).toBe(
    'spoken.betting {"seconds":18}',
  );
  expect(spoken(t, { deal: { ...deal, cards: [] }, own: null }, 'closed', false)).toBe('spoken.closed');
  expect(spoken(t, bare, 'dealing', false)).toContain('suits.D');
  expect(spoken(t, bare, 'dealing', false)).toMatch(/rank\W+10/);
  const ended = { deal: { ...deal, result }, own };
  expect(spoken(t, ended, 'settled', true)).toContain('result.banker');
  expect(spoken(t, ended, 'settled', true)).toContain('result.won {"amount":"¥19.50"}');
});

it('keeps the result to itself until it has been shown, and another deal’s bet out of it', () => {
  const ended = { deal: { ...deal, result }, own: { ...own, deal: 6 } };
  expect(spoken(t, ended, 'resulted', false)).not.toContain('result.banker');
  expect(spoken(t, ended, 'resulted', true)).not.toContain('result.won');
  expect(spoken(t, { deal: null, own: null }, 'resting', false)).toBe('');
});
