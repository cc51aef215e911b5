import { verify } from '@fairway/fair-games';
import { promotionKinds } from '@fairway/promotions';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '#modules/games';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, fen, signTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import { createRoundDrawsStage, type RoundDrawsStage } from '../round-draws/testing/round-draws-stage.ts';
import { drawRaffleJob, drawRafflesOnBeacon } from './draw-raffle.job.ts';
import { keepRaffles } from './keep-raffles.job.ts';

/** Two prizes of 50.00 and 5.00; a ticket for each 100 deposited on a day, three at most. Closes at 12:10 in Shanghai. */
function raffleTerms(over: Partial<TermsOf<'raffle'>> = {}): TermsOf<'raffle'> {
  const { kind: _kind, daily: _daily, full: _full, playedToday: _playedToday, ...common } = signTerms();
  return {
    ...common,
    kind: 'raffle',
    endsAt: '2026-08-15T04:10:00.000Z',
    budget: '60.00',
    tickets: { by: 'deposit', each: '100.00', mostPerDay: 3 },
    prizes: [
      { zh: '一等奖', en: 'First prize', amount: '50.00', count: 1 },
      { zh: '二等奖', en: 'Second prize', amount: '5.00', count: 1 },
    ],
    ...over,
  };
}

let test: PromotionsTest;
let stage: RoundDrawsStage;
let members: TestMember[];
let no: number;
let bySign: number;
let empty: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  stage = await createRoundDrawsStage(test.app);
  members = [];
  for (let count = 0; count < 3; count += 1) members.push(await test.register(`RaffleMember${count}`));
  bySign = await test.publish(raffleTerms({ tickets: { by: 'sign' } }));
  empty = await test.publish(raffleTerms());
  await keepRaffles({ ...test.app, config: { ...test.app.config, beacon: undefined } });
  no = await test.publish(raffleTerms());
  await keepRaffles(stage.app);
});
afterAll(async () => {
  await stage.relay.stop();
  await test.days(0);
  await test.end();
});

const member = (place: number) => {
  const one = members[place];
  if (!one) throw new Error('no such member');
  return one;
};
const to = (time: string) => test.clock.set(`2026-08-15T${time}.000Z`);
const take = (who: TestMember) => who.api.takeRaffleTickets({ no }, test.once());
const stateOf = async (run: { execute(db: PromotionsTest['app']['db']): Promise<unknown> }) =>
  run.execute(test.app.db).then(
    () => 'done',
    (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
  );

describe('a raffle', () => {
  it('is fixed at publishing: its close, the hash of its seed, and a round a minute after the close', async () => {
    expect(await test.visitor.getRaffle({ no })).toMatchObject({
      state: 'open',
      closesAt: '2026-08-15T04:10:00.000Z',
      drawsAt: '2026-08-15T04:11:00.000Z',
      hasBeacon: true,
      tickets: 0,
      winners: null,
      own: null,
    });
    const proof = await test.visitor.getRaffleProof({ no });
    expect(proof).toMatchObject({ serverSeed: null, root: null, randomness: null, ticket: null });
  });

  it('gives what was earned once, numbered from 0 without a gap though many take at once', async () => {
    await expect(take(member(0))).rejects.toMatchObject({ error: 'chancesUsedUp' });
    await test.deposits(member(0), '450.00'); // three, the most of a day
    await test.deposits(member(1), '199.99'); // one
    await test.deposits(member(2), '200.00'); // two
    expect((await member(0).api.getRaffle({ no })).own).toMatchObject({ earned: 3, taken: 0, left: 3 });
    const presses = members.flatMap((one) => [take(one), take(one)]);
    const taken = await Promise.allSettled(presses);
    const numbers = taken.flatMap((press) => (press.status === 'fulfilled' ? press.value.numbers : []));
    expect(numbers.sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(taken.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect((await test.visitor.getRaffle({ no })).tickets).toBe(6);
  });

  it('gives a ticket for each day signed', async () => {
    const sign = await test.publish(signTerms());
    await member(0).api.signToday({ no: sign }, test.once());
    const { numbers } = await member(0).api.takeRaffleTickets({ no: bySign }, test.once());
    expect(numbers).toEqual([0]);
  });

  it('gives no ticket from the close on, publishes the root then, and waits while the beacon is silent', async () => {
    await test.deposits(member(1), '100.00');
    to('04:09:59');
    await expect(member(1).api.claimRafflePrize({ no, number: 0 }, test.once())).rejects.toMatchObject({
      error: expect.stringMatching(/^(raffleNotDrawn|activityUnknown)$/),
    });
    to('04:10:00');
    await expect(take(member(1))).rejects.toMatchObject({ error: 'activityEnded' });
    stage.relay.round = () => ({ status: 425, body: {} });
    await keepRaffles(stage.app);
    const closed = await member(0).api.getRaffleProof({ no });
    expect(closed.root).toMatch(/^[0-9a-f]{64}$/);
    expect(closed).toMatchObject({ serverSeed: null, randomness: null, winners: null });
    to('04:11:10');
    await stage.work([drawRaffleJob], [drawRafflesOnBeacon]);
    expect((await test.visitor.getRaffle({ no })).state).toBe('waiting');
    const [ticket] = (await member(0).api.getRaffle({ no })).own?.tickets ?? [];
    const early = member(0).api.claimRafflePrize({ no, number: ticket?.number ?? 0 }, test.once());
    await expect(early).rejects.toMatchObject({ error: 'raffleNotDrawn' });
    stage.relay.round = stage.honest;
    to('04:11:20');
    await stage.work([drawRaffleJob], [drawRafflesOnBeacon]);
    expect((await test.visitor.getRaffle({ no })).state).toBe('drawn');
  });

  it('draws what anybody can draw again, and shows each member the path of the own ticket alone', async () => {
    const { winners } = await test.visitor.getRaffle({ no });
    for (const one of members)
      for (const { number, prize } of (await one.api.getRaffle({ no })).own?.tickets ?? []) {
        const proof = await one.api.getRaffleProof({ no, number });
        const { serverSeed, randomness, root, tickets, prizes, ticket, commitment } = proof;
        const question = { kind: 'raffle', serverSeed, randomness, root, tickets, prizes, ticket };
        expect(verify(hashing, question, undefined, promotionKinds)).toMatchObject({
          commit: commitment,
          winners,
          isUnderRoot: true,
          winner: prize,
        });
        expect((await test.visitor.getRaffleProof({ no, number })).ticket).toBeNull();
      }
  });

  it('pays a prize once: isGet is 1 from then on [ACT-026]', async () => {
    const holders = await Promise.all(
      members.map(async (one) => ({ one, tickets: (await one.api.getRaffle({ no })).own?.tickets ?? [] })),
    );
    const won = holders.flatMap(({ one, tickets }) =>
      tickets.filter(({ prize }) => prize !== null).map((ticket) => ({ one, ticket })),
    );
    expect(won).toHaveLength(2);
    for (const { one, ticket } of won) {
      expect(ticket).toMatchObject({
        isGet: 0,
        state: 'reached',
        amount: ticket.prize === 0 ? '50.00' : '5.00',
      });
      const before = fen(await test.centerOf(one));
      const claim = { no, number: ticket.number };
      const presses = await Promise.allSettled([
        one.api.claimRafflePrize(claim, test.once()),
        one.api.claimRafflePrize(claim, test.once()),
      ]);
      expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(fen(await test.centerOf(one))).toBe(before + fen(ticket.amount ?? '0'));
      const after = (await one.api.getRaffle({ no })).own?.tickets.find(
        ({ number }) => number === ticket.number,
      );
      expect(after).toMatchObject({ isGet: 1, state: 'paid' });
      await expect(one.api.claimRafflePrize(claim, test.once())).rejects.toMatchObject({
        error: 'rewardAlreadyClaimed',
      });
      const other = members.find((each) => each !== one);
      await expect(other?.api.claimRafflePrize(claim, test.once())).rejects.toMatchObject({
        error: 'activityUnknown',
      });
    }
  });

  it('draws from an empty randomness without a beacon, and nothing without tickets', async () => {
    expect(await test.visitor.getRaffleProof({ no: bySign })).toMatchObject({
      round: null,
      randomness: '',
      winners: [0],
    });
    expect(await test.visitor.getRaffleProof({ no: empty })).toMatchObject({ root: null, winners: [] });
  });

  it('is kept by its rows: no gap, no ticket after the close, drawn once', async () => {
    const ticket = (number: number) =>
      sql`insert into promotions_raffle_tickets (no, number, id, shard_id, member_id) values (${no}, ${number}, gen_random_uuid(), 0, 'x')`;
    expect(await stateOf(ticket(7))).toBe('promotions_raffle_tickets_gap');
    expect(await stateOf(sql`update promotions_raffles set tickets = 9 where no = ${no}`)).toBe(
      'promotions_raffles_drawn',
    );
    const won = sql`update promotions_raffle_tickets set winner = 9, reward_id = gen_random_uuid() where no = ${no}`;
    expect(await stateOf(won)).toMatch(/^promotions_raffle_tickets_(won|drawn)$/);
  });
});
