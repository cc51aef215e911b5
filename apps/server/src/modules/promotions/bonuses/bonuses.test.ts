import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { playMount } from '../../play/mount.ts';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';
import { endBonuses } from './end-bonuses.job.ts';
import { judgeBonuses } from './judge-bonuses.ts';
import { releasedTerms } from './testing/release-terms.fixture.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const bonusOf = async ({ id }: TestMember) =>
  (await readBalance(test.app.db, accountsOf(id).bonus('CNY'))).minor;

/** What was counted is judged, as the outbox does. */
async function judge(member: TestMember): Promise<void> {
  const day = test.clock.now().toISOString();
  const payload = { members: [member.id], days: [day.slice(0, 10)] };
  await judgeBonuses.run(test.app, { id: 'judged', at: day, payload });
}
async function plays(member: TestMember, amount: string): Promise<void> {
  test.clock.advance({ seconds: 2 });
  await test.plays(member, amount);
  await judge(member);
}
async function take(name: string, terms = releasedTerms()) {
  const no = await test.publish(terms);
  const member = await test.register(name);
  await member.api.applyActivity({ kind: 'offer', no }, test.once());
  const { bonuses } = await member.api.listBonuses({});
  return { member, no, id: bonuses[0]?.rewardId ?? '' };
}

describe('a bonus that is played for first', () => {
  it('waits in the bonus account and comes free by tenths, every fen of it explained', async () => {
    const { member, no, id } = await take('Tenths');
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['0.00', 33_33n]);
    // 33.33 x 3 = 99.99; 29.99 are two tenths (19.998 and more): floor(33.33 x 2 / 10) = 6.66.
    await plays(member, '29.99');
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['6.66', 26_67n]);
    const [open] = (await member.api.listBonuses({})).bonuses;
    expect(open).toMatchObject({ state: 'open', required: '99.99', played: '29.99', left: '70.00' });
    expect(open).toMatchObject({ amount: '33.33', released: '6.66', held: '26.67', forfeited: '0.00' });
    await plays(member, '69.99');
    // One fen is missing: nine tenths, floor(33.33 x 9 / 10) = 29.99.
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['29.99', 3_34n]);
    await plays(member, '0.01');
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['33.33', 0n]);
    const { bonus, plays: counted, moves } = await member.api.explainBonus({ rewardId: id });
    expect(bonus).toMatchObject({ state: 'released', released: '33.33', held: '0.00', worth: null });
    expect(counted.map(({ counted: sum }) => sum)).toEqual(['0.01', '69.99', '29.99']);
    expect(moves.map(({ amount }) => amount)).toEqual(['6.66', '23.33', '3.34']);
    await expect(member.api.forfeitBonus({ rewardId: id, held: '0.00' }, test.once())).rejects.toMatchObject({
      error: 'bonusClosed',
    });
    const own = (await test.checker.getLiability({})).campaigns.find(
      (each) => each.no === no && each.kind === 'offer',
    );
    expect(own).toMatchObject({ paid: '33.33', bonus: '0.00', balance: '966.67' });
  });

  it('goes back to its campaign when it is given up, what came free staying, and only for the sum that was shown', async () => {
    const { member, no, id } = await take('GivesUp');
    await plays(member, '10.00');
    const stale = member.api.forfeitBonus({ rewardId: id, held: '33.33' }, test.once());
    await expect(stale).rejects.toMatchObject({ error: 'bonusChanged' });
    const once = test.once();
    const answer = await member.api.forfeitBonus({ rewardId: id, held: '30.00' }, once);
    expect(answer).toMatchObject({ forfeited: '30.00', bonus: { state: 'forfeited', released: '3.33' } });
    expect(await member.api.forfeitBonus({ rewardId: id, held: '30.00' }, once)).toEqual(answer);
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['3.33', 0n]);
    const own = (await test.checker.getLiability({})).campaigns.find(
      (each) => each.no === no && each.kind === 'offer',
    );
    expect(own).toMatchObject({ paid: '3.33', bonus: '0.00', balance: '996.67' });
    await plays(member, '50.00');
    expect(await test.centerOf(member)).toBe('3.33');
    const other = await test.register('Stranger');
    await expect(other.api.forfeitBonus({ rewardId: id, held: '30.00' }, test.once())).rejects.toMatchObject({
      error: 'bonusUnknown',
    });
    await expect(other.api.explainBonus({ rewardId: id })).rejects.toMatchObject({ error: 'bonusUnknown' });
  });

  it('runs out after its days, and what was played in time still counts', async () => {
    const { member, id } = await take('RunsOut');
    test.clock.advance({ seconds: 2 });
    await test.plays(member, '20.00');
    await test.days(6);
    await endBonuses(test.app);
    expect(await bonusOf(member)).toBe(33_33n);
    await test.days(1);
    await endBonuses(test.app);
    // Within five minutes of the end late news is waited for.
    expect(await bonusOf(member)).toBe(33_33n);
    test.clock.advance({ minutes: 6 });
    await endBonuses(test.app);
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['6.66', 0n]);
    const api = await test.again(member);
    const { bonus, moves } = await api.explainBonus({ rewardId: id });
    expect(bonus).toMatchObject({ state: 'expired', forfeited: '26.67', released: '6.66' });
    expect(moves.map(({ kind }) => kind)).toEqual(['released', 'expired']);
  });
});

describe('what counts for a bonus', () => {
  it('is each bet once, for the first joined that is not full', async () => {
    const { member } = await take('Both', releasedTerms({ reward: '10.00', turnover: '1' }));
    const second = await test.publish(releasedTerms({ reward: '20.00', turnover: '1' }));
    test.clock.advance({ seconds: 2 });
    await member.api.applyActivity({ kind: 'offer', no: second }, test.once());
    await plays(member, '5.00');
    // The bet that fills the first counts whole for it and for no other.
    await plays(member, '8.00');
    expect(await test.centerOf(member)).toBe('10.00');
    await judge(member);
    await plays(member, '2.00');
    expect(await test.centerOf(member)).toBe('12.00');
    const { bonuses } = await member.api.listBonuses({});
    expect(bonuses.map(({ amount, played }) => [amount, played])).toEqual([
      ['20.00', '2.00'],
      ['10.00', '13.00'],
    ]);
  });

  it('is weighted, and taken back by a correction that the next tenths make up', async () => {
    const { member } = await take('Corrected', releasedTerms({ reward: '10.00', turnover: '1' }));
    const at = () => test.clock.now().toISOString();
    const played = {
      memberId: member.id,
      venue: 'fairway-live',
      category: 'liveDealer' as const,
      game: 'baccarat',
    };
    const money = {
      currency: 'CNY' as const,
      stake: '12.00',
      returned: '0.00',
      turnover: '12.00',
      free: false,
    };
    async function happen(write: () => Promise<void>) {
      await write();
      const subscribers = playMount.subscribers ?? [];
      while ((await dispatchEvents(test.app, subscribers)).more);
      await runDueJobs(test.app, subscribers);
      await judge(member);
    }
    test.clock.advance({ seconds: 2 });
    const settledAt = at();
    await happen(() =>
      inTransaction(test.app.db, (tx) =>
        emit(tx, test.app, 'game.settled', { ...played, ...money, ref: 'live-1', at: settledAt }),
      ),
    );
    // Half of 12.00 counts: six tenths.
    expect(await test.centerOf(member)).toBe('6.00');
    await happen(() =>
      inTransaction(test.app.db, (tx) =>
        emit(tx, test.app, 'game.resettled', {
          ...played,
          ref: 'live-1',
          currency: 'CNY',
          before: '0.00',
          after: '12.00',
          turnoverBefore: '12.00',
          turnoverAfter: '0.00',
          settledAt,
          at: at(),
        }),
      ),
    );
    const [open] = (await member.api.listBonuses({})).bonuses;
    expect(open).toMatchObject({ played: '0.00', released: '6.00', held: '4.00' });
    await plays(member, '6.00');
    expect(await test.centerOf(member)).toBe('6.00');
    await plays(member, '1.00');
    expect(await test.centerOf(member)).toBe('7.00');
  });

  it('leaves the bonus of other terms alone: those are paid first', async () => {
    const no = await test.publish(offerTerms({ turnover: '1' }));
    const member = await test.register('PaidFirst');
    await member.api.applyActivity({ kind: 'offer', no }, test.once());
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['18.00', 0n]);
    expect((await member.api.listBonuses({})).bonuses).toEqual([]);
  });
});
