import { add, formatMoney, parseMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '@fairway/fair-games';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import { hashing } from '../../rules/hashing.ts';
import { createGamesTest, type GamesTest, type Player } from '../../testing/games-test.ts';
import { readRound } from '../read-round.ts';
import { selectRound } from '../rounds-store.ts';
import { endLeftRounds } from './end-left-rounds.job.ts';
import { hasOpenRound } from './steps-store.ts';

let test: GamesTest;
beforeAll(async () => {
  test = await createGamesTest();
});
afterAll(() => test.end());

const gem = { game: 'gem' as const, currency: 'CNY' as const, stake: '10.00', bet: { mines: 3 } };
const start = (member: Player) => member.api.startRound(gem, test.once());
type Started = Awaited<ReturnType<typeof start>>;

async function open(member: Player, round: Pick<Started, 'id'>, tile: number, after: number) {
  return member.api.actInRound({ roundId: round.id, after, act: { act: 'open', tile } }, test.once());
}

/** The sum of two amounts as the wire writes it. */
const plus = (one: string, other: string) =>
  formatMoney(add(parseMoney(one, 'CNY'), parseMoney(other, 'CNY')));

/** A round whose first tile is open, with its other tiles that are safe. */
async function withGem(member: Player) {
  const [first = 0, ...safe] = await test.safeTiles(member, gem.bet.mines);
  const opened = await open(member, await start(member), first, 0);
  return { opened, first, safe };
}

describe('a round of steps', () => {
  it('takes the stake at its start, shows nothing hidden while open, and pays what is cashed out', async () => {
    const member = await test.player('Gemfinds', 500_00n);
    const { opened } = await withGem(member);
    expect(opened).toMatchObject({ status: 'open', returned: null, nextActs: ['open', 'cashOut'] });
    expect(JSON.stringify(opened)).not.toMatch(/reveal|serverSeed":"|mines":\[/);
    expect((await member.api.listOpenRounds({})).rounds).toMatchObject([
      { id: opened.id, acts: opened.acts },
    ]);

    const ended = await member.api.actInRound(
      { roundId: opened.id, after: 1, act: { act: 'cashOut' } },
      test.once(),
    );
    expect(ended).toMatchObject({ status: 'settled', returned: '11.25', nextActs: [] });
    expect(ended.balance).toBe(plus(opened.balance, '11.25'));
    expect(await member.center()).toBe(ended.balance);
    expect((await member.api.listOpenRounds({})).rounds).toEqual([]);
    expect((await member.api.listRounds({})).rounds[0]).toMatchObject({
      status: 'settled',
      returned: '11.25',
    });

    const { revealed } = await member.api.rotateSeeds({ clientSeed: 'next' }, test.once());
    const { nonce, bet, acts, stake, returned, steps } = await member.api.getRound({ roundId: opened.id });
    const question = {
      kind: 'round',
      game: 'gem',
      serverSeed: revealed?.serverSeed,
      clientSeed: 'Gemfinds plays',
      nonce,
      bet,
      acts,
      stake,
    };
    expect(verify(hashing, question)).toMatchObject({ returned, steps });
  });

  it('is the only one of its member: no other round, no other seed', async () => {
    const member = await test.player('OneAtATime', 500_00n);
    await withGem(member);
    test.pause();
    const dice = { ...gem, game: 'dice' as const, bet: { side: 'over', target: 5050 } };
    await expect(member.api.startRound(dice, test.once())).rejects.toMatchObject({ error: 'roundOpen' });
    await expect(start(member)).rejects.toMatchObject({ error: 'roundOpen' });
    await expect(member.api.rotateSeeds({ clientSeed: 'x' }, test.once())).rejects.toMatchObject({
      error: 'seedInUse',
    });
  });

  it('goes on where it was, once an act, and refuses acts that came too late or break its rules', async () => {
    const member = await test.player('GoesOn01', 500_00n);
    const { opened, first } = await withGem(member);
    const act = (after: number, input: { act: string; tile?: number }, once = test.once()) =>
      member.api.actInRound({ roundId: opened.id, after, act: input }, once);
    await expect(act(0, { act: 'open', tile: 5 })).rejects.toMatchObject({ error: 'roundMoved' });
    await expect(act(1, { act: 'open', tile: first })).rejects.toMatchObject({ error: 'gameBetInvalid' });
    await expect(act(1, { act: 'open', tile: 25 })).rejects.toMatchObject({ error: 'gameBetInvalid' });
    await expect(act(1, { act: 'expire' })).rejects.toMatchObject({ error: 'gameBetInvalid' });
    await expect(act(1, { act: 'open', box: 1 } as never)).rejects.toMatchObject({ error: 'gameBetInvalid' });
    const stranger = await test.player('Stranger', 1_00n);
    await expect(open(stranger, opened, 1, 1)).rejects.toMatchObject({ error: 'roundNotFound' });

    const press = test.once();
    const [one, other] = await Promise.all([
      act(1, { act: 'cashOut' }, press),
      act(1, { act: 'cashOut' }, press),
    ]);
    expect(one).toEqual(other);
    await expect(act(2, { act: 'open', tile: 1 })).rejects.toMatchObject({ error: 'roundMoved' });
  });

  it('takes one of many acts at once', async () => {
    const member = await test.player('Racing01', 500_00n);
    const { opened } = await withGem(member);
    const before = await member.center();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        member.api.actInRound({ roundId: opened.id, after: 1, act: { act: 'cashOut' } }, test.once()),
      ),
    );
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { error: string }).error] : [],
    );
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'roundMoved'));
    expect(await member.center()).toBe(plus(before, '11.25'));
  });

  it('ends by itself after a day: cashed out, or the stake back where nothing was opened', async () => {
    const played = await test.player('LeftOpen1', 500_00n);
    const untouched = await test.player('LeftOpen2', 10_00n);
    const { opened } = await withGem(played);
    const left = await start(untouched);
    expect(await untouched.center()).toBe('0.00');
    test.clock.advance({ hours: 23, minutes: 59 });
    await endLeftRounds(test.app);
    expect(await hasOpenRound(test.app.db, untouched.id)).toBe(true);
    test.clock.advance({ minutes: 2 });
    await endLeftRounds(test.app);
    await endLeftRounds(test.app);
    const roundOf = async ({ id }: Player, roundId: string) => {
      const row = await selectRound(test.app.db, id, roundId);
      return row && readRound(test.app, row);
    };
    const own = await roundOf(played, opened.id);
    expect(own).toMatchObject({ status: 'settled', returned: '11.25' });
    expect(own?.acts.at(-1)).toEqual({ act: 'expire' });
    expect(await roundOf(untouched, left.id)).toMatchObject({ returned: '10.00' });
    expect(await untouched.center()).toBe('10.00');
  });

  it('cashes out by itself once it has reached the most that the house pays for a round', async () => {
    const member = await test.player('HighRoll', 1_000_00n);
    const safe = await test.safeTiles(member, 20);
    let round: Started = await member.api.startRound(
      { ...gem, stake: '1000.00', bet: { mines: 20 } },
      test.once(),
    );
    // 0.99 x C(25, 3) / C(5, 3) is 227.7, with a fourth gem 2,504.7: beyond 500,000.
    for (const [after, tile] of safe.slice(0, 4).entries()) {
      expect(round.status).toBe('open');
      round = await open(member, round, tile, after);
    }
    expect(round).toMatchObject({ status: 'settled', returned: '2504700.00', balance: '2504700.00' });
    expect(round.acts.at(-1)).toEqual({ act: 'cashOut' });
  });
});

describe('further stakes past the product', () => {
  let member: Player;
  let roundId: string;
  beforeAll(async () => {
    member = await test.player('Attacks21', 100_00n);
    await test.chooseHand(member, (play) => play().acts.includes('split') && play('split').status === 'open');
    const hand = { game: 'blackjack' as const, currency: 'CNY' as const, stake: '10.00', bet: {} };
    ({ id: roundId } = await member.api.startRound(hand, test.once()));
  });

  /** What the rows say to a further stake that the application's role writes by itself; nothing of it stays. */
  async function write(over: { round?: string; number?: number; stake?: number; currency?: string } = {}) {
    const { round = roundId, number = 1, stake = 1000, currency = 'CNY' } = over;
    const answer = test.app.db.transaction().execute(async (tx) => {
      await sql`
      insert into games_step_stakes (shard_id, round_id, number, member_id, currency, stake, stake_transfer)
      values (${shardOf(member.id)}, ${round}, ${number}, ${member.id}, ${currency}, ${stake}, gen_random_uuid())`.execute(
        tx,
      );
      throw new Error('written');
    });
    return answer.catch((fault: unknown) =>
      fault instanceof Error && fault.message === 'written'
        ? 'written'
        : (refusedBy(fault) ?? sqlState(fault)),
    );
  }

  it('refuses a further stake without its step, of another amount or currency, or of a round that is not open', async () => {
    expect(await write()).toBe('games_step_stakes_step');
    await member.api.actInRound({ roundId, after: 0, act: { act: 'split' } }, test.once());
    // The split's own is there already.
    expect(await write()).toBe('games_step_stakes_pkey');
    expect(await write({ number: 2 })).toBe('games_step_stakes_step');
    await member.api.actInRound({ roundId, after: 1, act: { act: 'stand' } }, test.once());
    expect(await write({ number: 2 })).toBe('written');
    expect(await write({ number: 2, stake: 999 })).toBe('games_step_stakes_round');
    expect(await write({ number: 2, currency: 'USDT' })).toBe('games_step_stakes_round');
    expect(await write({ number: 2, round: '00000000-0000-7000-8000-000000000000' })).toBe(
      'games_steps_open',
    );
  });

  it('stakes no more for a member who was frozen meanwhile, and takes nothing back that was written', async () => {
    const freeze = async (status: string) =>
      sql`update members_accounts set status = ${status} where id = ${member.id}`.execute(test.app.db);
    await freeze('frozen');
    expect(await write({ number: 2 })).toBe('games_step_stakes_rights');
    await freeze('active');
    const stateOf = async (run: Promise<unknown>) =>
      run.then(
        () => 'done',
        (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
      );
    expect(await stateOf(sql`update games_step_stakes set stake = 1`.execute(test.app.db))).toBe('42501');
    expect(await stateOf(sql`delete from games_step_stakes`.execute(test.app.db))).toBe('42501');
  });
});
