import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leftOut, openFileDesk, type FileDesk, handInBy } from '../testing/file-desk.ts';
import { match, type FileMatch } from '../testing/league-file.ts';
import { ft } from '../testing/single-bet.ts';
import type { SportsbookTest } from '../testing/sportsbook-test.ts';
import { slipOf } from '../testing/slip-of.ts';

let desk: FileDesk;
let test: SportsbookTest;

beforeAll(async () => {
  desk = await openFileDesk('sportsbook.result');
  ({ test } = desk);
});
afterAll(() => test.end());

/** Lets time pass, in which sessions end. */
async function pass(hours: number): Promise<void> {
  test.clock.advance({ hours });
  await desk.signIn();
}

/** A bet at 3.00 that a home win returns three times. */
const bet = (yuan: bigint) => desk.betOn('ft_1x2/home', 3000, {}, yuan);

/** 20,000.00 at 3.00: a home win returns 60,000.00, above the bound of one person. */
const greatBet = () => bet(20_000n);
const ended = ({ home, away }: { home: string; away: string }, score: FileMatch['score'] = ft(2, 0)) =>
  match(home, away, { score });

const takesTwo = leftOut('the result takes two people and was left out; hand the file in on the console');
const waits = leftOut('the result waits for a second person');

describe('the import of the command line', () => {
  it('records a result without bets, and one below the bound', async () => {
    await test.imports([match('Alder', 'Birch')]);
    const small = await bet(100n);
    const report = await desk.command(match('Alder', 'Birch', { score: ft(9, 0) }), ended(small));
    expect(report).toMatchObject({ results: 2, updated: 2, problems: [] });
    // 300.00 of it counts for the bound of one person, which no list shows.
    expect(report.movedFen).toBe('30000');
    expect((await desk.trader().listImports({})).imports[0]).not.toHaveProperty('movedFen');
    expect(await small.read()).toMatchObject({ status: 'settled', returned: '300.00' });
  });

  it('leaves out a result above the bound, names its line and records the rest', async () => {
    const [great, small] = [await greatBet(), await bet(100n)];
    const left = { results: 1, updated: 1, unchanged: 1, problemCount: 1, ...takesTwo };
    expect(await desk.command(ended(great), ended(small))).toMatchObject(left);
    expect(await great.read()).toMatchObject({ status: 'accepted' });
    expect(await small.read()).toMatchObject({ status: 'settled' });
    expect((await test.page(great.fixtureId)).fixture.status).toBe('scheduled');
    expect(await desk.waiting(great.fixtureId)).toEqual([]);
    // Lost, the bet moves nothing.
    expect(await desk.command(ended(great, ft(0, 1)))).toMatchObject({ results: 1, problems: [] });
  });

  it('says that a result waits which an operator has proposed, and leaves the proposal as it is', async () => {
    const great = await greatBet();
    expect(await desk.handIn(ended(great))).toMatchObject({ results: 0, ...waits });
    const asked = await desk.waiting(great.fixtureId);
    expect(asked).toHaveLength(1);
    expect(await desk.command(ended(great))).toMatchObject({ results: 0, ...waits });
    expect(await desk.command(ended(great, ft(3, 0)))).toMatchObject({ results: 0, ...takesTwo });
    expect(await desk.waiting(great.fixtureId)).toEqual(asked);
  });

  it('voids the proposal of another result with one that it may record', async () => {
    const great = await greatBet();
    await desk.handIn(ended(great));
    expect(await desk.command(ended(great, ft(0, 1)))).toMatchObject({ results: 1, problems: [] });
    expect(await desk.waiting(great.fixtureId)).toEqual([]);
  });

  it('leaves nothing out where the field has decided and bets are still to be settled', async () => {
    const great = await greatBet();
    await test.imports([ended(great)]);
    const awarded = match(great.home, great.away, { status: 'AWARDED' });
    expect(await desk.command(awarded)).toMatchObject({ results: 0, problems: [] });
    expect(await great.read()).toMatchObject({ status: 'settled', returned: '60000.00' });
  });

  it('leaves out a correction of bets that were settled more than 24 hours ago, however small', async () => {
    const small = await bet(100n);
    expect(await desk.command(ended(small))).toMatchObject({ results: 1 });
    await pass(25);
    expect(await desk.command(ended(small, ft(0, 1)))).toMatchObject({ results: 0, ...takesTwo });
    expect((await desk.trader().getTradedFixture({ fixtureId: small.fixtureId })).fixture.resultVersion).toBe(
      1,
    );
  });
});

describe('what the command line settles in 24 hours', () => {
  // What was moved before counts no more.
  beforeEach(() => pass(25));

  /** 8,000.00 at 3.00: a home win returns 24,000.00, and three of them more than 50,000.00. */
  const slice = () => bet(8_000n);

  it('is added up in a file and over files, and counts for no operator', async () => {
    const [first, second, third] = [await slice(), await slice(), await slice()];
    const report = await desk.command(ended(third, ft(0, 1)), ended(first), ended(second));
    expect(report).toMatchObject({ results: 3, problems: [] });
    const [fourth, fifth] = [await slice(), await slice()];
    expect(await desk.command(ended(fourth))).toMatchObject({ results: 0, ...takesTwo });
    expect(await desk.handIn(ended(fifth))).toMatchObject({ results: 1, problems: [] });
    await pass(23);
    expect(await desk.command(ended(fourth))).toMatchObject({ results: 0, ...takesTwo });
    await pass(2);
    expect(await desk.command(ended(fourth))).toMatchObject({ results: 1, problems: [] });
  });

  it('does not pass the bound by a third match of the same file', async () => {
    const matches = [await slice(), await slice(), await slice()].map((one) => ended(one));
    expect(await desk.command(...matches)).toMatchObject({
      results: 2,
      problems: [{ path: 'matches[2]' }],
    });
  });
});

describe('a result that an operator records', () => {
  /** 20,000.00 at 3.00: a home win returns 60,000.00, above the bound of one person. */
  const greatBet = () => desk.betOn('ft_1x2/home', 3000, {}, 20_000n);
  type Match = Awaited<ReturnType<typeof greatBet>>;
  const ended = ({ home, away }: Match, score: FileMatch['score'] = ft(2, 0)) => match(home, away, { score });

  const waits = { results: 0, ...leftOut('the result waits for a second person') };

  describe('a file that an operator hands in', () => {
    it('proposes nothing where the field has decided and bets are still to be settled', async () => {
      const great = await greatBet();
      await test.imports([ended(great)]);
      const awarded = match(great.home, great.away, { status: 'AWARDED' });
      expect(await desk.handIn(awarded)).toMatchObject({ results: 0, problems: [] });
      expect(await desk.waiting(great.fixtureId)).toEqual([]);
      await test.settle();
      expect(await great.read()).toMatchObject({ status: 'settled', returned: '60000.00' });
    });

    it('leaves a correction that waits as it is where a later award is no news', async () => {
      const great = await greatBet();
      await great.result(ft(0, 1));
      await desk.handIn(ended(great));
      const asked = await desk.waiting(great.fixtureId);
      expect(asked).toHaveLength(1);
      await desk.handIn(match(great.home, great.away, { status: 'AWARDED' }));
      expect(await desk.waiting(great.fixtureId)).toEqual(asked);
    });

    it('handed in again keeps what waits, with its proposer, by another operator too', async () => {
      const great = await greatBet();
      expect(await desk.handIn(ended(great))).toMatchObject(waits);
      const asked = await desk.waiting(great.fixtureId);
      expect(asked).toHaveLength(1);
      expect(await desk.handIn(ended(great))).toMatchObject(waits);
      const other = await test.operator('trader');
      expect(await handInBy(test, other.api, ended(great))).toMatchObject(waits);
      expect(await desk.waiting(great.fixtureId)).toEqual(asked);
      // So who handed it in second is another person, and may approve.
      await other.api.approveProposal({ id: asked[0]?.id ?? '' }, test.once());
      await test.settle();
      expect(await great.read()).toMatchObject({ status: 'settled', returned: '60000.00' });
    });

    it('replaces what waits by another result, and by the same one once other bets hang on it', async () => {
      const great = await greatBet();
      await desk.handIn(ended(great));
      const [first] = await desk.waiting(great.fixtureId);
      await desk.handIn(ended(great, ft(3, 0)));
      const [second] = await desk.waiting(great.fixtureId);
      expect(second).toMatchObject({ after: { fullTime: '3:0', bets: 1 } });
      expect(second?.id).not.toBe(first?.id);

      const leg = await great.again();
      const late = await test.bettor('BetsLate', 100_00n);
      await late.api.placeBet(slipOf(leg, '100'), test.once());
      await desk.handIn(ended(great, ft(3, 0)));
      const waiting = await desk.waiting(great.fixtureId);
      expect(waiting).toMatchObject([{ after: { fullTime: '3:0', bets: 2 } }]);
      expect(waiting[0]?.id).not.toBe(second?.id);
    });
  });

  describe('a typed result', () => {
    it('that counts already is not proposed', async () => {
      const great = await greatBet();
      await test.imports([ended(great)]);
      const { fixtureId } = great;
      const { fixture } = await desk.trader().getTradedFixture({ fixtureId });
      const typed = {
        fixtureId,
        resultVersion: fixture.resultVersion,
        status: 'ended',
        fullTime: { home: 2, away: 0 },
        halfTime: { home: 0, away: 0 },
        reason: '再核对一次赛果',
      } as const;
      const { proposalId } = await desk.trader().enterFixtureResult(typed, test.once());
      expect(proposalId).toBeNull();
      expect(await desk.waiting(fixtureId)).toEqual([]);
      await test.settle();
      expect(await great.read()).toMatchObject({ status: 'settled' });
    });
  });
});
