import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handInBy, leftOut, openFileDesk, type FileDesk } from '../testing/file-desk.ts';
import { match, type FileMatch } from '../testing/league-file.ts';
import { ft } from '../testing/single-bet.ts';
import { slipOf } from '../testing/slip-of.ts';
import type { SportsbookTest } from '../testing/sportsbook-test.ts';

let desk: FileDesk;
let test: SportsbookTest;

beforeAll(async () => {
  desk = await openFileDesk('sportsbook.result');
  ({ test } = desk);
});
afterAll(() => test.end());

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
