import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { faultOf } from '../testing/fault-of.ts';
import { nodeHashing } from '../testing/node-hashing.ts';
import { contradicts, type Answer } from './answer.ts';
import { verify } from './verify.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const [link, randomness] = [sha256('link'), sha256('round')];
const ask = (question: unknown) => verify(nodeHashing, question) as Answer;
const shoe = { kind: 'shoe', code: 'baccarat1', shoe: '3', link, randomness };

it('deals a shoe again: eight packs, the root, every deal to the cut', () => {
  const answer = ask(shoe) as Answer & {
    cards: string[];
    deals: { cards: { card: string }[]; result: { winner: string } }[];
  };
  expect(answer.message).toBe(`${randomness}:baccarat1:3`);
  expect(answer['previousLink']).toBe(sha256(link));
  const counts = new Map<string, number>();
  for (const card of answer.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  expect([counts.size, new Set(counts.values())]).toEqual([52, new Set([8])]);
  // The deals are the shoe from its top, and fourteen cards or fewer are left.
  const dealt = answer.deals.flatMap(({ cards }) => cards.map(({ card }) => card));
  expect(dealt).toEqual(answer.cards.slice(0, dealt.length));
  expect(dealt.length).toBeGreaterThanOrEqual(402);
  expect(dealt.length).toBeLessThanOrEqual(407);
  expect(contradicts(ask({ ...shoe, shown: { root: answer['root'] } }))).toBe(false);
  expect(contradicts(ask({ ...shoe, shoe: '4', shown: { root: answer['root'] } }))).toBe(true);
});

it('draws a wheel and dice of a table again', () => {
  const draw = { kind: 'draw', issue: '12', link, randomness };
  // below(37) of the first u of HMAC(link, `randomness:roulette1:12:0`)
  expect(ask({ ...draw, code: 'roulette1' })['result']).toEqual({
    game: 'roulette',
    number: expect.any(Number) as number,
  });
  const { result } = ask({ ...draw, code: 'sicbo1' }) as { result: { dice: number[] } };
  expect(result.dice).toHaveLength(3);
  expect(result.dice.every((die) => die >= 1 && die <= 6)).toBe(true);
});

it('refuses by name what is no table', () => {
  expect(faultOf(() => ask({ ...shoe, code: 'roulette1' }))).toBe('badCode');
  expect(faultOf(() => ask({ ...shoe, code: 'baccarat' }))).toBe('badCode');
  expect(faultOf(() => ask({ ...shoe, shoe: 3 }))).toBe('badIssue');
  expect(faultOf(() => ask({ ...shoe, link: 'x' }))).toBe('badLink');
  expect(faultOf(() => ask({ kind: 'draw', code: 'baccarat1', issue: '1', link, randomness }))).toBe(
    'unknownDraw',
  );
});
