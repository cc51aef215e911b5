import type { Deal, DealtCard } from '@fairway/contract/dealer/schemas.ts';
import { describe, expect, it } from 'vitest';
import { hearNews } from '../api/hear-news.ts';
import type { TableDetails } from '../api/shapes.ts';
import { phaseOf } from './deal-phase.ts';

const deal: Deal = {
  number: 7,
  shoe: 2,
  state: 'opening',
  opensAt: '2026-11-27T12:00:03.000Z',
  closesAt: '2026-11-27T12:00:21.000Z',
  cards: [],
  result: null,
  resultedAt: null,
  proof: null,
};
const at = (second: string) => Date.parse(`2026-11-27T12:00:${second}Z`);

describe('what a table does', () => {
  it('goes by the clock until betting has closed, and by what was heard after that', () => {
    expect(['02.999', '03.000', '20.999', '21.000'].map((second) => phaseOf(deal, at(second)))).toEqual([
      'opening',
      'betting',
      'betting',
      'closed',
    ]);
    expect(phaseOf({ ...deal, state: 'betting' }, at('22.000'))).toBe('closed');
    expect(phaseOf({ ...deal, state: 'dealing' }, at('10.000'))).toBe('dealing');
  });

  it('rests where nothing is named, and a minute after a deal that none followed', () => {
    expect(phaseOf(null, at('02.000'))).toBe('resting');
    const settled = { ...deal, state: 'settled' as const };
    expect(phaseOf(settled, at('59.000'))).toBe('settled');
    expect(phaseOf(settled, at('21.000') + 60_001)).toBe('resting');
    expect(phaseOf({ ...deal, state: 'resulted' }, at('21.000') + 90_000)).toBe('resulted');
  });
});

describe('news of a deal', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a table only its deal is read
  const table = { deal: { ...deal, state: 'closed' } } as TableDetails;
  const card: DealtCard = {
    side: 'player',
    card: 'AS',
    place: 0,
    salt: 'a'.repeat(64),
    at: '2026-11-27T12:00:24.000Z',
  };
  const news = { deal: 7, opensAt: deal.opensAt, closesAt: deal.closesAt, card: null, result: null };

  it('adds a card once, however often it is heard', () => {
    const once = hearNews(table, { ...news, state: 'dealing', card });
    const twice = hearNews(once, { ...news, state: 'dealing', card });
    expect(twice.deal?.cards).toEqual([card]);
    expect(twice.deal?.state).toBe('dealing');
  });

  it('keeps the result once it is out, and leaves another deal alone', () => {
    const result = { game: 'roulette' as const, number: 17 };
    const resulted = hearNews(table, { ...news, state: 'resulted', result });
    expect(hearNews(resulted, { ...news, state: 'settled' }).deal?.result).toEqual(result);
    expect(hearNews(table, { ...news, deal: 8, state: 'resulted', result })).toBe(table);
  });
});
