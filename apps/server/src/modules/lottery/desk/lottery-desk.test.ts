import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';

let test: LotteryTest;
let trader: Awaited<ReturnType<LotteryTest['operator']>>['api'];
let buyer: Buyer;
let issue: string;
beforeAll(async () => {
  test = await createLotteryTest();
  trader = (await test.operator('trader')).api;
  buyer = await test.buyer('desk', 100_000_00n);
  issue = await test.openIssue('k3');
});
afterAll(() => test.end());

const place = (tickets: readonly { play: string; pick: string; unit: string; times: number }[]) =>
  buyer.api.placeTickets(
    { lottery: 'k3', issue, currency: 'CNY', tickets: [...tickets] },
    { operationId: test.app.ids.uuid() },
  );
/** The sum's sixteen notes, of which one always wins. */
const everySum = Array.from({ length: 16 }, (_, index) => String(index + 3)).join(',');

describe('the desk of the lotteries', () => {
  it('shows an open issue with its stakes, and its fullest numbers first', async () => {
    await place([
      // 1,000 on big at 1.94, 10 on every sum: 3 and 18 return 2,095.20 each at 209.52.
      { play: 'k3.sides', pick: 'big', unit: '1000.00', times: 1 },
      { play: 'k3.sum', pick: everySum, unit: '10.00', times: 1 },
    ]);
    const { issues } = await trader.listLotteryIssues({ lottery: 'k3' });
    expect(issues[0]).toMatchObject({
      issue,
      state: 'open',
      sums: [{ currency: 'CNY', tickets: 2, staked: '1160.00', returned: null, net: null }],
      hottest: [{ play: 'k3.sum', amount: '2095.20', limit: '500000.00', percent: 0 }],
    });
    const page = await trader.getLotteryIssue({ lottery: 'k3', issue });
    expect(page).toMatchObject({ voidable: true, proof: { link: null, ticketRoot: null, result: null } });
    expect(page.heat.slice(0, 3)).toMatchObject([
      { note: '18', amount: '2095.20' },
      { note: '3', amount: '2095.20' },
      { play: 'k3.sides', note: 'big', amount: '1940.00' },
    ]);
    expect(page.heat).toHaveLength(17);
  });

  it('pages through the tickets of an issue, newest first, each once', async () => {
    for (let call = 0; call < 2; call += 1)
      await place(
        Array.from({ length: 20 }, (_, times) => ({
          play: 'k3.sides',
          pick: 'odd',
          unit: '1.00',
          times: times + 1,
        })),
      );
    const first = await trader.listIssueTickets({ lottery: 'k3', issue });
    const second = await trader.listIssueTickets({ lottery: 'k3', issue, cursor: first.next ?? '' });
    const third = await trader.listIssueTickets({ lottery: 'k3', issue, cursor: second.next ?? '' });
    const ids = [first, second, third].flatMap(({ tickets }) => tickets.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect([ids.length, third.next]).toEqual([42, null]);
    expect(first.tickets[0]).toMatchObject({ memberId: buyer.id, memberName: 'desk', status: 'open' });
    await expect(trader.listIssueTickets({ lottery: 'k3', issue, cursor: 'x' })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });

  it('shows what came of a settled issue, and finds issues by their state', async () => {
    const before = await buyer.center();
    await test.drawIssue('k3');
    const page = await trader.getLotteryIssue({ lottery: 'k3', issue });
    const [sums] = page.sums;
    // 1,160 and twice 1 + 2 + .. + 20.
    expect(sums).toMatchObject({ tickets: 42, staked: '1580.00' });
    const fen = (text: string | null | undefined) => BigInt((text ?? '').replace('.', ''));
    expect(fen(sums?.returned)).toBe(fen(await buyer.center()) - fen(before));
    expect(fen(sums?.net)).toBe(158_000n - fen(sums?.returned));
    expect(page).toMatchObject({ state: 'settled', voidable: false });
    expect(page.proof.result).toHaveLength(3);

    const inState = async (state: 'scheduled' | 'open' | 'closed' | 'drawn' | 'settled' | 'voided') =>
      (await trader.listLotteryIssues({ lottery: 'k3', state })).issues.map((one) => one.issue);
    expect(await inState('settled')).toEqual([issue]);
    expect(await inState('open')).toEqual([await test.openIssue('k3')]);
    expect(await inState('voided')).toEqual([]);
    const scheduled = await trader.listLotteryIssues({ lottery: 'k3', state: 'scheduled' });
    expect(scheduled.issues).toHaveLength(20);
    expect(scheduled.issues[0]?.issue).toBe(
      scheduled.issues
        .map((one) => one.issue)
        .toSorted()
        .at(-1),
    );
    const next = await trader.listLotteryIssues({
      lottery: 'k3',
      state: 'scheduled',
      cursor: scheduled.next ?? '',
    });
    expect(next.issues[0]?.issue.localeCompare(scheduled.next ?? '')).toBe(-1);
  });

  it('knows no issue that is not there, and is not for a cashier', async () => {
    await expect(trader.getLotteryIssue({ lottery: 'k3', issue: '20200101-001' })).rejects.toMatchObject({
      error: 'issueNotFound',
    });
    const cashier = (await test.operator('cashier')).api;
    await expect(cashier.listLotteryIssues({ lottery: 'k3' })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
  });
});
