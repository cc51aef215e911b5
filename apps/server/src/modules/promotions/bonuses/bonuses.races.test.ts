import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import {
  createPromotionsTest,
  fen,
  type PromotionsTest,
  depositGiftTerms,
} from '../testing/promotions-test.ts';
import { endBonuses } from './end-bonuses.job.ts';
import { settleMember } from './settle-member.ts';
import { releasedTerms } from './testing/release-terms.fixture.ts';
import { playMount } from '../../play/mount.ts';
import { reverseRewards } from '../reversals/reverse-rewards.ts';

let test: PromotionsTest;
let members: TestMember[];
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const bonusOf = async ({ id }: TestMember) =>
  (await readBalance(test.app.db, accountsOf(id).bonus('CNY'))).minor;
const heldBy = async (member: TestMember) => (await member.api.listBonuses({})).bonuses[0];

it('is released once when its play is judged many times at once', async () => {
  const no = await test.publish(releasedTerms());
  const member = await test.register('JudgedOften');
  await member.api.applyActivity({ kind: 'offer', no }, test.once());
  test.clock.advance({ seconds: 2 });
  await test.plays(member, '50.00');
  await Promise.all(Array.from({ length: 8 }, () => settleMember(test.app, member.id)));
  // 50.00 of 99.99 are five tenths: floor(33.33 x 5 / 10).
  expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['16.66', 16_67n]);
  const { moves } = await member.api.explainBonus({ rewardId: (await heldBy(member))?.rewardId ?? '' });
  expect(moves.map(({ amount }) => amount)).toEqual(['16.66']);
});

it('is given up once by many presses, and never both given up and released', async () => {
  const no = await test.publish(releasedTerms({ budget: '9000.00' }));
  members = await Promise.all(Array.from({ length: 6 }, (_, at) => test.register(`Pressing${at}`)));
  for (const { api } of members) await api.applyActivity({ kind: 'offer', no }, test.once());
  test.clock.advance({ seconds: 2 });
  for (const member of members) await test.plays(member, '40.00');
  await Promise.all(
    members.flatMap((member) => [
      settleMember(test.app, member.id),
      ...Array.from({ length: 3 }, async () => {
        const bonus = await heldBy(member);
        if (bonus?.state !== 'open') return;
        const { rewardId, held } = bonus;
        await member.api.forfeitBonus({ rewardId, held }, test.once()).catch(() => undefined);
      }),
    ]),
  );
  for (const member of members) {
    const bonus = await heldBy(member);
    // 40.00 of 99.99 are four tenths: 13.33, whatever came first.
    expect([await test.centerOf(member), bonus?.released]).toEqual(['13.33', '13.33']);
    expect(await bonusOf(member)).toBe(fen(bonus?.held ?? ''));
    expect(fen(bonus?.forfeited ?? '') + fen(bonus?.held ?? '')).toBe(20_00n);
  }
});

it('is paid, judged and ended beside each other without a fen lost', async () => {
  const terms = releasedTerms({ budget: '9000.00', reward: '10.00', turnover: '1' });
  const no = await test.publish(terms);
  const late = await Promise.all(Array.from({ length: 6 }, (_, at) => test.register(`Ending${at}`)));
  for (const { api } of late) await api.applyActivity({ kind: 'offer', no }, test.once());
  const next = await test.publish(terms);
  test.clock.advance({ seconds: 2 });
  for (const member of late) await test.plays(member, '3.00');
  await test.days(8);
  const again = await Promise.all(late.map((member) => test.again(member)));
  await Promise.all([
    endBonuses(test.app),
    endBonuses(test.app),
    ...late.map(({ id }) => settleMember(test.app, id)),
    ...again.map((api) => api.applyActivity({ kind: 'offer', no: next }, test.once())),
  ]);
  for (const member of late)
    // 3.00 of 10.00 came free, 7.00 went back, and the next campaign's 10.00 waits.
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['3.00', 10_00n]);
  const own = (await test.checker.getLiability({})).campaigns.find(
    (each) => each.no === no && each.kind === 'offer',
  );
  expect(own).toMatchObject({ paid: '18.00', bonus: '0.00', balance: '8982.00' });
});

describe('a bonus whose deposit is taken back', () => {
  let no: number;
  const weights = { ty: 0, dj: 0, zr: 100, dz: 100, by: 100, qp: 100, cp: 0 };
  beforeAll(async () => {
    no = await test.publish(depositGiftTerms('depositFirst', { release: { days: 7, weights } }));
  });

  async function deliver(): Promise<void> {
    const subscribers = [...(playMount.subscribers ?? []), reverseRewards];
    while ((await dispatchEvents(test.app, subscribers)).more);
    await runDueJobs(test.app, subscribers);
  }
  const balances = async (member: TestMember) => {
    const own = accountsOf(member.id);
    const [bonus, debt] = [own.bonus('CNY'), own.debt('CNY')];
    return [
      await test.centerOf(member),
      (await readBalance(test.app.db, bonus)).minor,
      (await readBalance(test.app.db, debt)).minor,
    ];
  };

  /** A member with 20.00 for a deposit of 100.00, 60.00 to be played, and the deposit that can be taken back. */
  async function gifted(name: string) {
    const member = await test.register(name);
    await member.api.joinDepositGift({ kind: 'depositFirst', no }, test.once());
    test.clock.advance({ seconds: 2 });
    const paid = {
      billNo: `B${name.length}00000000000`,
      at: test.clock.now().toISOString(),
      amount: '100.00',
    };
    await inTransaction(test.app.db, (tx) =>
      emit(tx, test.app, 'deposit.settled', { memberId: member.id, currency: 'CNY', ...paid }),
    );
    await deliver();
    test.clock.advance({ seconds: 2 });
    await member.api.insertDepositGift({ kind: 'depositFirst', no }, test.once());
    test.clock.advance({ seconds: 2 });
    const reverse = async () => {
      const { at: settledAt, ...order } = paid;
      const at = test.clock.now().toISOString();
      await inTransaction(test.app.db, (tx) =>
        emit(tx, test.app, 'deposit.reversed', {
          memberId: member.id,
          currency: 'CNY',
          ...order,
          settledAt,
          at,
        }),
      );
      await deliver();
    };
    const plays = async (amount: string) => {
      await test.plays(member, amount);
      await settleMember(test.app, member.id);
    };
    return { member, reverse, plays };
  }

  it('leaves with its deposit: what waits from the bonus account, what came free from the center wallet', async () => {
    const { member, reverse, plays } = await gifted('Taken');
    await plays('30.00');
    expect(await balances(member)).toEqual(['10.00', 10_00n, 0n]);
    await reverse();
    expect(await balances(member)).toEqual(['0.00', 0n, 0n]);
    const { bonuses } = await member.api.listBonuses({});
    expect(bonuses).toMatchObject([{ state: 'reversed', released: '10.00', taken: '10.00', held: '0.00' }]);
  });

  it('is not taken from the bonus of another campaign that lies beside it', async () => {
    const { member, reverse } = await gifted('Beside');
    const other = await test.publish(releasedTerms());
    await member.api.applyActivity({ kind: 'offer', no: other }, test.once());
    expect(await balances(member)).toEqual(['0.00', 53_33n, 0n]);
    await reverse();
    expect(await balances(member)).toEqual(['0.00', 33_33n, 0n]);
  });

  it('asks for nothing that was given up before: the campaign has it already', async () => {
    const { member, reverse, plays } = await gifted('GivenUp');
    await plays('6.00');
    const [bonus] = (await member.api.listBonuses({})).bonuses;
    await member.api.forfeitBonus({ rewardId: bonus?.rewardId ?? '', held: '18.00' }, test.once());
    expect(await balances(member)).toEqual(['2.00', 0n, 0n]);
    await reverse();
    expect(await balances(member)).toEqual(['0.00', 0n, 0n]);
  });
});
