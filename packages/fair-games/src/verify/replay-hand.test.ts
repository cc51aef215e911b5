import { describe, expect, it } from 'vitest';
import { shuffledDeck } from '../cards/table-draws.ts';
import { sharedStream } from '../fairness/shared-draw.ts';
import { sha256Text } from '../fairness/hashing.ts';
import { doudizhu } from '../tables/doudizhu/doudizhu.ts';
import { faultOf } from '../testing/fault-of.ts';
import { nodeHashing } from '../testing/node-hashing.ts';
import { contradicts, type Answer } from './answer.ts';
import { verify } from './verify.ts';

const [link, randomness] = [sha256Text(nodeHashing, 'link'), sha256Text(nodeHashing, 'round')];
const ask = (game: string, replay: object, shown?: object) =>
  verify(nodeHashing, {
    kind: 'hand',
    game,
    hand: 'h1',
    link,
    randomness,
    replay,
    ...(shown && { shown }),
  }) as Answer;
const seats = (...stacks: string[]) => stacks.map((stack, place) => ({ seat: place + 1, stack }));
const sums = (answer: Answer) =>
  (answer['settled'] as { paid: string; returned: string }[]).reduce(
    (sum, { paid, returned }) => sum + BigInt(paid) - BigInt(returned),
    0n,
  );

describe('a hand between members, played again on its own pack', () => {
  it('of hold’em comes to the pot less its rake, and reads the best five of who shows', () => {
    const call = { unit: '200', button: 1, seats: seats('20000', '20000') };
    // Of two the button has the small blind; it calls, then both check every street.
    const checks = ['flop', 'turn', 'river'].flatMap(() => [2, 1].map((seat) => ({ seat, act: 'check' })));
    const acts = [{ seat: 1, act: 'call' }, { seat: 2, act: 'check' }, ...checks];
    const answer = ask('holdem', { ...call, acts });
    // 4.00 in the pot, 5 % are 0.20.
    expect(answer).toMatchObject({ rake: '20', settled: [{ paid: '200' }, { paid: '200' }] });
    expect(sums(answer)).toBe(20n);
    expect(answer['board']).toHaveLength(5);
    expect((answer['hands'] as { cards: string[] }[])[0]?.cards).toHaveLength(5);
    expect(contradicts(ask('holdem', { ...call, acts }, { rake: '20' }))).toBe(false);
    expect(contradicts(ask('holdem', { ...call, acts }, { rake: '10' }))).toBe(true);
    expect(ask('holdem', { ...call, acts: [{ seat: 1, act: 'fold' }] })).toMatchObject({
      rake: '0',
      board: [],
      hands: [],
      settled: [
        { seat: 2, paid: '100', returned: '200' },
        { seat: 1, paid: '100', returned: '0' },
      ],
    });
    expect(faultOf(() => ask('holdem', { ...call, acts: acts.slice(1) }))).toBe('actNotAllowed');
    expect(faultOf(() => ask('holdem', { ...call, acts: acts.slice(0, -1) }))).toBe('actNotAllowed');
  });

  it('of niuniu reads every five cards and settles them against the banker', () => {
    const table = { unit: '100', button: 3, seats: seats('16000', '16000', '16000') };
    const acts = [
      { seat: 1, act: 'bid', times: 0 },
      { seat: 3, act: 'bid', times: 2 },
      { seat: 2, act: 'bid', times: 1 },
      { seat: 2, act: 'bet', times: 3 },
      { seat: 1, act: 'bet', times: 1 },
    ];
    const answer = ask('niuniu', { ...table, acts });
    expect(answer).toMatchObject({ banker: 3 });
    const hands = answer['hands'] as { seat: number; kind: string; multiple: number; cards: string[] }[];
    expect(hands.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    // Dealt together from the top: the first five of the pack are the first seat's left of the button.
    expect(hands.flatMap(({ cards }) => cards)).toEqual((answer['cards'] as string[]).slice(0, 15));
    // Base x 2 of the bid x the own bet x the multiple of who wins, by the kinds as they were read.
    const bank = hands[2];
    const nets = answer['settled'] as { seat: number; paid: string; returned: string }[];
    for (const [place, bet] of [1, 3].entries()) {
      const [own, net] = [hands[place], nets[place]];
      const times = BigInt((net?.paid === '0' ? own?.multiple : bank?.multiple) ?? 0);
      const due = 100n * 2n * BigInt(bet) * times;
      const won = due - (due * 5n) / 100n;
      expect(net).toMatchObject(
        net?.paid === '0' ? { returned: String(won) } : { paid: String(due), returned: '0' },
      );
    }
    expect(sums(answer)).toBe(BigInt(answer['rake'] as string));
  });

  it('of doudizhu names what each play counted as, and multiplies by bid, bombs and spring', () => {
    const draw = { code: 'doudizhu', issue: 'h1', link, randomness };
    const pack = shuffledDeck(sharedStream(nodeHashing, draw), 54);
    const table = { unit: '100', button: 3, seats: seats('16000', '16000', '16000') };
    // The first seat takes it for 2 and always leads its lowest card; nobody beats one.
    const begun = { seats: [1, 2, 3].map((seat) => ({ seat, stack: 16_000n })), button: 3, unit: 100n };
    let hand = doudizhu.begin(begun);
    const acts: { seat: number; act: string }[] = [];
    const act = (seat: number, done: { act: string; points?: number; cards?: string[] }) => {
      hand = doudizhu.act(hand, seat, done, pack);
      acts.push({ seat, ...done });
    };
    for (const [seat, points] of [2, 0, 0].entries()) act(seat + 1, { act: 'bid', points });
    for (let [seat] = doudizhu.turn(hand); seat !== undefined; [seat] = doudizhu.turn(hand))
      act(seat, doudizhu.absent(hand, seat, pack) as { act: string; cards?: string[] });
    const answer = ask('doudizhu', { ...table, acts });
    const plays = answer['plays'] as { seat: number; kind: string }[];
    expect(plays).toHaveLength(20);
    expect(new Set(plays.map(({ seat, kind }) => `${seat} ${kind}`))).toEqual(new Set(['1 single']));
    // No farmer came to play: 2 x 2 for the spring. 4.00 of each, of 8.00 the house keeps 5 %.
    expect(answer).toMatchObject({
      landlord: 1,
      isSpring: true,
      bombs: 0,
      factor: 4,
      rake: '40',
      settled: [
        { seat: 1, paid: '0', returned: '760' },
        { seat: 2, paid: '400', returned: '0' },
        { seat: 3, paid: '400', returned: '0' },
      ],
    });
    expect(answer['bottom']).toEqual((answer['cards'] as string[]).slice(51));
    const forged = acts.map((one) => (one.act === 'play' ? { ...one, cards: ['ZZ'] } : one));
    expect(faultOf(() => ask('doudizhu', { ...table, acts: forged }))).toBe('badAct');
  });

  it('is refused by name where it is no hand', () => {
    const table = { unit: '100', button: 1, seats: seats('100', '100'), acts: [] };
    for (const [fault, wrong] of [
      ['malformed', { button: 3 }],
      ['malformed', { seats: seats('100') }],
      ['malformed', { seats: [...seats('100'), ...seats('100')] }],
      ['malformed', { more: 1 }],
      ['badStake', { unit: '1e3' }],
      ['badStake', { seats: seats('100', '-1') }],
      ['badAct', { acts: {} }],
      ['badAct', { acts: [{ seat: 1 }] }],
      ['badAct', { acts: [{ seat: 1, act: 'raise', to: '1.5' }] }],
      ['actNotAllowed', { acts: [{ seat: 2, act: 'call' }] }],
    ] as const)
      expect([fault, wrong]).toEqual([faultOf(() => ask('holdem', { ...table, ...wrong })), wrong]);
  });
});
