import { moonSheet, verify } from '@fairway/fair-games';
import { add, formatMoney, parseMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const moon = { game: 'moon' as const, currency: 'CNY' as const, stake: '10.00', bet: {} };

/** A round whose screen starts the bonus. */
async function withBonus(member: Player) {
  await test.chooseSeed(member, (round) => round.status === 'open');
  return member.api.startRound(moon, test.once());
}

const open = (member: Player, roundId: string, box: number) =>
  member.api.actInRound({ roundId, after: box, act: { act: 'open', box } }, test.once());

/** What an answer says of the boxes by its steps. */
const boxesIn = ({ steps }: { steps: readonly object[] }) =>
  steps.filter((step) => 'kind' in step && step.kind !== 'spin');

describe('the bonus of moon', () => {
  it('opens boxes act by act, says nothing of those that are closed, and proves them in the end', async () => {
    const member = await test.player('MoonBoxes', 500_00n);
    let round = await withBonus(member);
    expect(round).toMatchObject({ status: 'open', returned: null, multiplier: '0', nextActs: ['open'] });
    expect(boxesIn(round)).toEqual([]);
    let box = 0;
    while (round.status === 'open') {
      const [listed] = (await member.api.listOpenRounds({})).rounds;
      const read = await member.api.getRound({ roundId: round.id });
      for (const answer of [round, listed, read]) {
        expect(answer && boxesIn(answer)).toHaveLength(box);
        expect(JSON.stringify(answer)).not.toMatch(/reveal|"boxes"|serverSeed":"/);
      }
      round = await open(member, round.id, box);
      box += 1;
    }
    const reveal = round.steps.at(-1);
    expect(reveal).toMatchObject({ kind: 'reveal' });
    expect(reveal?.['boxes']).toHaveLength(moonSheet.boxes.length);
    expect((await member.api.listOpenRounds({})).rounds).toEqual([]);
    expect(await member.center()).toBe(round.balance);

    const { revealed } = await member.api.rotateSeeds({ clientSeed: 'next' }, test.once());
    const { nonce, bet, acts, stake, returned, steps, seed } = await member.api.getRound({
      roundId: round.id,
    });
    const { serverSeed } = revealed ?? {};
    const { clientSeed } = seed;
    expect(
      verify(hashing, { kind: 'round', game: 'moon', serverSeed, clientSeed, nonce, bet, acts, stake }),
    ).toMatchObject({ returned, steps });
  });

  it('is opened in the order of its boxes when its member leaves it for a day', async () => {
    const member = await test.player('MoonLeft', 500_00n);
    const round = await withBonus(member);
    const before = await member.center();
    expect(round.balance).toBe(before);
    test.clock.advance({ hours: 24, minutes: 1 });
    await endLeftRounds(test.app);
    const row = await selectRound(test.app.db, member.id, round.id);
    const ended = row && (await readRound(test.app, row));
    expect(ended).toMatchObject({ status: 'settled', acts: [{ act: 'expire' }] });
    const opened = ended?.steps.filter(({ kind }) => kind === 'open').map((step) => step['box']);
    expect(opened).toEqual(Array.from({ length: opened?.length ?? 0 }, (_, place) => place));
    expect(await hasOpenRound(test.app.db, member.id)).toBe(false);
    const paid = parseMoney(ended?.returned ?? '0', 'CNY');
    expect(await member.center()).toBe(formatMoney(add(parseMoney(before, 'CNY'), paid)));
  });

  it('is over with its spin where the screen starts none, and then takes no act', async () => {
    const member = await test.player('MoonSpin', 500_00n);
    await test.chooseSeed(member, (round) => round.status === 'settled');
    const round = await member.api.startRound(moon, test.once());
    expect(round).toMatchObject({ status: 'settled', nextActs: [] });
    await expect(open(member, round.id, 0)).rejects.toMatchObject({ error: 'roundMoved' });
  });
});
