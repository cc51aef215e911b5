import { sql } from 'kysely';
import { verify, type Round } from '@fairway/fair-games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '../../rules/hashing.ts';
import { createGamesTest, type GamesTest, type Player } from '../../testing/games-test.ts';
import { readRound } from '../read-round.ts';
import { selectRound } from '../rounds-store.ts';
import { endLeftRounds } from './end-left-rounds.job.ts';

let test: GamesTest;
beforeAll(async () => {
  test = await createGamesTest();
});
afterAll(() => test.end());

type Playing = (...acts: string[]) => Round;
const hand = { game: 'blackjack' as const, currency: 'CNY' as const, stake: '10.00', bet: {} };
const may = (round: Round, act: string) => round.status === 'open' && round.acts.includes(act);
const multiplierOf = ({ multiplier }: Round) => multiplier.toString();

async function dealt(member: Player, isWanted: (play: Playing) => boolean) {
  await test.chooseHand(member, isWanted);
  return member.api.startRound(hand, test.once());
}
const act = (
  { api }: Player,
  round: { id: string; acts: readonly unknown[] },
  name: string,
  once = test.once(),
) => api.actInRound({ roundId: round.id, after: round.acts.length, act: { act: name } }, once);

describe('blackjack', () => {
  it('takes a double from the center wallet, pays both stakes, and says so in history, news and proof', async () => {
    const member = await test.player('DoublesUp', 100_00n);
    const round = await dealt(
      member,
      (play) => may(play(), 'double') && multiplierOf(play('double')) === '4',
    );
    expect(round).toMatchObject({ status: 'open', stake: '10.00', staked: '10.00', balance: '90.00' });
    const ended = await act(member, round, 'double');
    // 100.00 - 2 x 10.00 + 2 x 20.00
    expect(ended).toMatchObject({ status: 'settled', staked: '20.00', returned: '40.00', balance: '120.00' });
    expect(await member.center()).toBe('120.00');
    expect((await member.api.listRounds({})).rounds[0]).toMatchObject({ stake: '10.00', staked: '20.00' });
    const { records } = await member.api.listBetRecords({});
    expect(records[0]).toMatchObject({ channelCode: 'fairway-cards', title: '二十一点', stake: '20.00' });
    const { rows } = await sql<{ payload: unknown }>`
      select payload from platform_outbox where name = 'game.settled' and payload->>'ref' = ${round.id}`.execute(
      test.app.db,
    );
    expect(rows).toMatchObject([
      {
        payload: {
          venue: 'fairway-cards',
          category: 'chess',
          stake: '20.00',
          returned: '40.00',
          turnover: '20.00',
        },
      },
    ]);

    const { revealed } = await member.api.rotateSeeds({ clientSeed: 'next' }, test.once());
    const { nonce, bet, acts, stake, returned, steps, seed } = await member.api.getRound({
      roundId: round.id,
    });
    const question = { kind: 'round', game: 'blackjack', nonce, bet, acts, stake };
    const { clientSeed } = seed;
    expect(verify(hashing, { ...question, serverSeed: revealed?.serverSeed, clientSeed })).toMatchObject({
      returned,
      steps,
    });
  });

  it('keeps the hole card and what comes after it out of every message while the round is open', async () => {
    const member = await test.player('HoleCard1', 100_00n);
    let hole = '';
    const round = await dealt(member, (play) => {
      const start = play();
      if (!may(start, 'hit')) return false;
      const whole = play('stand');
      const cards = whole.steps.at(-1)?.['cards'];
      hole = Array.isArray(cards) ? String(cards[1]) : '';
      // A name of its own, so that nothing in sight is taken for it.
      return may(play('hit'), 'stand') && !JSON.stringify(play('hit').steps).includes(hole);
    });
    const hit = await act(member, round, 'hit');
    const read = await member.api.getRound({ roundId: round.id });
    const listed = await member.api.listOpenRounds({});
    const { rows } = await sql<{ text: string }>`select payload::text as text from platform_outbox`.execute(
      test.app.db,
    );
    for (const answer of [round, hit, read, listed])
      expect(JSON.stringify(answer)).not.toContain(`"${hole}"`);
    for (const { text } of rows) expect(text).not.toContain(`"${hole}"`);
    expect(JSON.stringify((await act(member, hit, 'stand')).steps)).toContain(`"${hole}"`);
  });

  it('stands on both hands of a split that its member left for a day', async () => {
    const member = await test.player('SplitLeft', 100_00n);
    const round = await dealt(
      member,
      (play) =>
        may(play(), 'split') &&
        play('split').status === 'open' &&
        multiplierOf(play('split', 'expire')) === '2',
    );
    expect(await act(member, round, 'split')).toMatchObject({ staked: '20.00', balance: '80.00' });
    test.clock.advance({ hours: 24, minutes: 1 });
    await endLeftRounds(test.app);
    const row = await selectRound(test.app.db, member.id, round.id);
    expect(row && (await readRound(test.app, row))).toMatchObject({
      status: 'settled',
      staked: '20.00',
      returned: '20.00',
    });
    expect(await member.center()).toBe('100.00');
  });

  it('refuses a double without the money for it, and the hand goes on', async () => {
    const member = await test.player('NoMoneyBJ', 15_00n);
    const round = await dealt(member, (play) => may(play(), 'double') && multiplierOf(play('stand')) === '0');
    await expect(act(member, round, 'double')).rejects.toMatchObject({ error: 'insufficientBalance' });
    expect(await member.api.getRound({ roundId: round.id })).toMatchObject({ acts: [], staked: '10.00' });
    expect(await act(member, round, 'stand')).toMatchObject({ status: 'settled', balance: '5.00' });
  });

  it('lets an own limit stop a double, never the end of the hand', async () => {
    const member = await test.player('Limited21', 100_00n);
    await member.api.setPlayLimit({ kind: 'stake', period: 'day', limit: '15.00' }, test.once());
    const round = await dealt(member, (play) => may(play(), 'double') && multiplierOf(play('stand')) === '2');
    await expect(act(member, round, 'double')).rejects.toMatchObject({ error: 'stakeLimitReached' });
    expect(await act(member, round, 'stand')).toMatchObject({ returned: '20.00', balance: '110.00' });
  });

  it('takes one of many doubles at once, and the same press once', async () => {
    const member = await test.player('RacingBJ1', 100_00n);
    const round = await dealt(
      member,
      (play) => may(play(), 'double') && multiplierOf(play('double')) === '0',
    );
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => act(member, round, 'double')));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { error: string }).error] : [],
    );
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'roundMoved'));
    expect(await member.center()).toBe('80.00');

    const second = await test.player('RacingBJ2', 100_00n);
    const other = await dealt(
      second,
      (play) => may(play(), 'double') && multiplierOf(play('double')) === '0',
    );
    const press = test.once();
    const [one, again] = await Promise.all([
      act(second, other, 'double', press),
      act(second, other, 'double', press),
    ]);
    expect(one).toEqual(again);
    expect(await second.center()).toBe('80.00');
  });

  it('belongs to the venue of cards: closed there it takes no hand, while one that is open is played to its end', async () => {
    const member = await test.player('ClosedBJ1', 100_00n);
    const round = await dealt(
      member,
      (play) => may(play(), 'double') && multiplierOf(play('double')) === '0',
    );
    const trader = await test.operator('trader');
    const closing = { channelCode: 'fairway-cards', state: 'closed' as const, until: null, version: 0 };
    await trader.api.switchVenue({ ...closing, reason: { zh: '例行检查', en: '' } });
    expect(await act(member, round, 'double')).toMatchObject({ status: 'settled', staked: '20.00' });
    test.pause();
    await expect(member.api.startRound(hand, test.once())).rejects.toMatchObject({
      error: 'venueInMaintenance',
    });
    const dice = { ...hand, game: 'dice' as const, bet: { side: 'over', target: 5050 } };
    expect((await member.api.startRound(dice, test.once())).status).toBe('settled');
  });
});
