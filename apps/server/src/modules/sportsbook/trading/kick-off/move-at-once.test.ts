import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leftOut, openFileDesk, type FileDesk } from '../../testing/file-desk.ts';
import { match, type FileMatch } from '../../testing/league-file.ts';
import type { SportsbookTest } from '../../testing/sportsbook-test.ts';

let desk: FileDesk;
let test: SportsbookTest;

beforeAll(async () => {
  desk = await openFileDesk('sportsbook.kickOff');
  ({ test } = desk);
});
afterAll(() => test.end());

const command = (home: string, away: string, rest: FileMatch) => desk.command(match(home, away, rest));
const handIn = (home: string, away: string, rest: FileMatch) => desk.handIn(match(home, away, rest));
const fixtureOf = async (fixtureId: string) => (await desk.trader().getTradedFixture({ fixtureId })).fixture;

const takesTwo = leftOut(
  'the new kick-off takes two people and was left out; hand the file in on the console',
);

describe('the import of the command line', () => {
  it('moves a kick-off that is to come and has no bets', async () => {
    await test.imports([match('Alder', 'Birch')]);
    const id = await test.fixtureOf('Alder');
    expect(await command('Alder', 'Birch', { time: '20:00' })).toMatchObject({ updated: 1, problems: [] });
    expect((await fixtureOf(id)).startsAt).toBe('2026-08-22T19:00:00.000Z');
  });

  it('leaves out a later one of a match with bets, and names its line', async () => {
    const { fixtureId, home, away } = await desk.betOn('ft_1x2/home', 2100);
    const left = { updated: 0, unchanged: 1, problemCount: 1, ...takesTwo };
    expect(await command(home, away, { time: '20:00' })).toMatchObject(left);
    expect((await fixtureOf(fixtureId)).startsAt).toBe('2026-08-22T14:00:00.000Z');
    expect(await desk.waiting(fixtureId)).toEqual([]);
  });

  it('says that one waits which an operator has proposed, and leaves the proposal as it is', async () => {
    const { fixtureId, home, away } = await desk.betOn('ft_1x2/home', 2100);
    await handIn(home, away, { time: '20:00' });
    const asked = await desk.waiting(fixtureId);
    expect(asked).toHaveLength(1);
    const waits = leftOut('the new kick-off waits for a second person');
    expect(await command(home, away, { time: '20:00' })).toMatchObject(waits);
    expect(await command(home, away, { time: '21:00' })).toMatchObject(takesTwo);
    expect(await desk.waiting(fixtureId)).toEqual(asked);
  });

  it('moves a match with bets earlier, which voids the proposal of a later kick-off', async () => {
    const { fixtureId, home, away } = await desk.betOn('ft_1x2/home', 2100);
    await handIn(home, away, { time: '20:00' });
    expect(await command(home, away, { time: '14:00' })).toMatchObject({ updated: 1, problems: [] });
    expect((await fixtureOf(fixtureId)).startsAt).toBe('2026-08-22T13:00:00.000Z');
    expect(await desk.waiting(fixtureId)).toEqual([]);
  });

  it('does not schedule a postponed match with bets again', async () => {
    const { fixtureId, home, away } = await desk.betOn('ft_1x2/home', 2100);
    await command(home, away, { status: 'POSTPONED' });
    expect(await command(home, away, { date: '2026-08-23' })).toMatchObject({ updated: 0, ...takesTwo });
    expect(await fixtureOf(fixtureId)).toMatchObject({ status: 'postponed' });
  });

  it('opens no betting on a match whose kick-off has passed', async () => {
    const soon = { date: '2026-08-15', time: '14:00' };
    await test.imports([match('Cedar', 'Doum', soon)]);
    const id = await test.fixtureOf('Cedar');
    // 13:00 UTC, the kick-off in London's summer time
    test.clock.set(new Date('2026-08-15T13:00:00.000Z'));
    expect(await command('Cedar', 'Doum', { ...soon, time: '18:00' })).toMatchObject(takesTwo);
    await desk.signIn();
    expect((await fixtureOf(id)).startsAt).toBe('2026-08-15T13:00:00.000Z');
  });
});
