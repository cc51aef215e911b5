import { merkleLeaf, rootOfPath } from '@fairway/fair-games';
import { CNY, parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '#modules/games';
import { accountsOf, readBalance } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';
import { voidIssue } from '../issues/void-issue.ts';
import { watchChasesJob } from './advance-chase.job.ts';
import { advanceChase } from './advance-chase.ts';

let test: LotteryTest;
let buyer: Buyer;
beforeAll(async () => {
  test = await createLotteryTest();
  buyer = await test.buyer('chases', 1_000_000n);
});
afterAll(() => test.end());

/** Every sum of three dice: one of its sixteen notes always wins. */
const surely = {
  play: 'k3.sum',
  pick: Array.from({ length: 16 }, (_, n) => String(n + 3)).join(','),
  unit: '1.00',
};
const big = { play: 'k3.sides', pick: 'big', unit: '1.00' };

/** `count` issues from the open one on. */
async function issuesFromNow(count: number): Promise<string[]> {
  const { rows } = await sql<{ issue: string }>`
    select issue from lottery_issues where lottery = 'k3' and issue >= ${await test.openIssue('k3')} order by issue limit ${count}`.execute(
    test.app.db,
  );
  return rows.map(({ issue }) => issue);
}

async function place(
  input: { play: string; pick: string; unit: string },
  count: number,
  { stopOnWin = false, times = 1, api = buyer.api, skip = 0, once = test.once() } = {},
) {
  const issues = (await issuesFromNow(count + skip)).slice(skip);
  const items = issues.map((issue) => ({ issue, times }));
  const asked = { lottery: 'k3' as const, currency: 'CNY' as const, ...input, stopOnWin, items };
  return api.placeChase({ ...asked, startIssue: issues[0] ?? '' }, once);
}
const read = async (id: string, api = buyer.api) => (await api.getChase({ id })).chase;
const lockedOf = async (id: string) =>
  Number((await readBalance(test.app.db, accountsOf(id).locked('CNY'))).minor);
const fen = (amount: string) => parseMoney(amount, CNY).minor;
const shardOf = (id: string) => accountsOf(id).shard;

describe('a chase', () => {
  it('holds the whole sum, stakes on one issue after another, and gives every fen a place', async () => {
    const before = fen(await buyer.center());
    const once = test.once();
    const { chase, balance } = await place(surely, 3, { once });
    expect(chase).toMatchObject({ state: 'running', held: '48.00', rest: '48.00', issues: 3, placed: 0 });
    expect(fen(balance)).toBe(before - 48_00n);
    // The same press again is the same chase.
    expect((await place(surely, 3, { once })).chase.id).toBe(chase.id);
    expect(await lockedOf(buyer.id)).toBe(4800);

    await test.work();
    expect(await read(chase.id)).toMatchObject({ placed: 1, staked: '16.00', rest: '32.00' });
    for (const placed of [2, 3]) {
      await test.closeIssue('k3');
      // Closed, not settled: the next one waits for it, in every process.
      await advanceChase(test.app, { shard_id: shardOf(buyer.id), id: chase.id });
      expect((await read(chase.id)).placed).toBe(placed - 1);
      await test.settleIssue('k3');
      expect((await read(chase.id)).placed).toBe(placed);
    }
    await test.closeIssue('k3');
    await test.settleIssue('k3');
    const over = await read(chase.id);
    expect(over).toMatchObject({ state: 'finished', staked: '48.00', released: '0.00', rest: '0.00' });
    expect(over.items.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed']);
    expect(over.items.every(({ returned }) => fen(returned ?? '0') > 0n)).toBe(true);
    expect(await lockedOf(buyer.id)).toBe(0);
    expect((await buyer.api.listChases({ state: 'ended' })).chases.map(({ id }) => id)).toContain(chase.id);
  });

  it('stops with exactly the first win, and gives the rest back', async () => {
    const { chase } = await place(big, 6, { stopOnWin: true });
    const certain = await place(surely, 4, { stopOnWin: true });
    await test.work();
    for (let n = 0; n < 6; n += 1) await test.drawIssue('k3');
    const over = await read(chase.id);
    const placed = over.items.filter(({ state }) => state === 'placed');
    const wins = placed.filter(({ returned }) => fen(returned ?? '0') > 0n);
    expect(over.state).toBe(wins.length > 0 ? 'won' : 'finished');
    if (wins.length > 0) expect(placed.at(-1)).toEqual(wins[0]);
    expect(wins.length).toBeLessThan(2);
    expect(await read(certain.chase.id)).toMatchObject({ state: 'won', staked: '16.00', released: '48.00' });
  });

  it('is cancelled between two issues: the ticket stays, the rest comes back, once', async () => {
    const { chase } = await place(surely, 5);
    await test.work();
    const before = fen(await buyer.center());
    const once = test.once();
    const cancelled = await buyer.api.cancelChase({ id: chase.id }, once);
    expect(cancelled.chase).toMatchObject({ state: 'cancelled', staked: '16.00', released: '64.00' });
    expect(fen(cancelled.balance)).toBe(before + 64_00n);
    expect(await buyer.api.cancelChase({ id: chase.id }, once)).toEqual(cancelled);
    await expect(buyer.api.cancelChase({ id: chase.id }, test.once())).rejects.toMatchObject({
      error: 'chaseEnded',
    });
    const other = await test.buyer('cancelsOthers', 1000n);
    await expect(other.api.cancelChase({ id: chase.id }, test.once())).rejects.toMatchObject({
      error: 'chaseNotFound',
    });
    await expect(other.api.getChase({ id: chase.id })).rejects.toMatchObject({ error: 'chaseNotFound' });
    await test.drawIssue('k3');
    expect(await read(chase.id)).toMatchObject({ placed: 1, state: 'cancelled' });
  });

  it('goes on after a voided issue, which is no win', async () => {
    const { chase } = await place(surely, 2, { stopOnWin: true });
    await test.work();
    const [issue = ''] = chase.items.map((item) => item.issue);
    await inTransaction(test.app.db, (tx) => voidIssue(tx, test.app, { lottery: 'k3', issue }, 'operators'));
    await test.work();
    expect((await read(chase.id)).state).toBe('running');
    await test.closeTime(issue);
    expect(await read(chase.id)).toMatchObject({ placed: 2, state: 'running' });
    await test.drawIssue('k3');
    expect(await read(chase.id)).toMatchObject({ state: 'won', staked: '32.00' });
  });

  it('gives back what its issues have closed on before their turn came', async () => {
    const { chase } = await place(surely, 3);
    // Nothing ran for two issues.
    await test.closeTime(chase.items[1]?.issue ?? '', false);
    await watchChasesJob.run(test.app, { period: '' });
    expect((await read(chase.id)).items.map(({ state }) => state)).toEqual(['skipped', 'skipped', 'placed']);
    expect(await read(chase.id)).toMatchObject({ staked: '16.00', released: '32.00', rest: '0.00' });
    await test.work();
    await test.drawIssue('k3');
    expect((await read(chase.id)).state).toBe('finished');
  });

  it('begins with a coming issue when that opens', async () => {
    const { chase } = await place(surely, 2, { skip: 1 });
    await test.work();
    expect((await read(chase.id)).placed).toBe(0);
    await test.closeIssue('k3');
    expect((await read(chase.id)).placed).toBe(1);
    await buyer.api.cancelChase({ id: chase.id }, test.once());
  });

  it('is stopped where its number is full, and where a limit is reached, and says which', async () => {
    const rich = await test.buyer('fillsAhead', 30_000_000n);
    const again = await place({ play: 'k3.triple', pick: '6', unit: '1.00' }, 2);
    const full = { play: 'k3.triple', pick: '6', unit: '2386.00', times: 1 };
    const issue = await test.openIssue('k3');
    await rich.api.placeTickets({ lottery: 'k3', issue, currency: 'CNY', tickets: [full] }, test.once());
    await test.work();
    expect(await read(again.chase.id)).toMatchObject({
      state: 'stopped',
      stoppedBy: 'room',
      staked: '0.00',
      released: '2.00',
    });

    const careful = await test.buyer('limitsChase', 100_000n);
    await careful.api.setPlayLimit({ kind: 'stake', period: 'day', limit: '20.00' }, test.once());
    const limited = await place(surely, 3, { api: careful.api });
    await test.work();
    await test.drawIssue('k3');
    expect(await read(limited.chase.id, careful.api)).toMatchObject({
      state: 'stopped',
      stoppedBy: 'limit',
      staked: '16.00',
      released: '32.00',
    });
    expect(await lockedOf(careful.id)).toBe(0);
  });

  it('is refused without the whole sum, and with issues that do not follow each other', async () => {
    const poor = await test.buyer('chasesPoor', 4700n);
    await expect(place(surely, 3, { api: poor.api })).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: '47.00' },
    });
    expect(await poor.center()).toBe('47.00');
    const [first = '', , third = ''] = await issuesFromNow(3);
    const asked = { lottery: 'k3' as const, currency: 'CNY' as const, ...surely, stopOnWin: false };
    const items = (...issues: string[]) => issues.map((issue) => ({ issue, times: 1 }));
    const bad: [string, { issue: string; times: number }[], string][] = [
      [first, items(first, third), 'chaseIssuesInvalid'],
      [first, items(third, first), 'chaseIssuesInvalid'],
      [first, items(first, first), 'chaseIssuesInvalid'],
      [third, items(first, third), 'chaseIssuesInvalid'],
      ['20260815-001', items('20260815-001', '20260815-002'), 'chaseIssuesInvalid'],
    ];
    for (const [startIssue, list, error] of bad)
      await expect(
        buyer.api.placeChase({ ...asked, startIssue, items: list }, test.once()),
      ).rejects.toMatchObject({ error });
  });

  it('stakes once however many processes let it go on at once', async () => {
    const { chase } = await place(surely, 3);
    const key = { shard_id: shardOf(buyer.id), id: chase.id };
    const both = await Promise.allSettled(Array.from({ length: 6 }, () => advanceChase(test.app, key)));
    expect(both.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'));
    expect(await read(chase.id)).toMatchObject({ placed: 1, staked: '16.00', rest: '32.00' });
    await buyer.api.cancelChase({ id: chase.id }, test.once());
    await test.drawIssue('k3');
  });

  it('does not change by hand: the rows name the rule', async () => {
    const { chase } = await place(surely, 2);
    await test.work();
    const change = (statement: string) =>
      sql.raw(statement.replaceAll('$id', `'${chase.id}'`)).execute(test.app.db);
    const items = `update lottery_chase_items set state = `;
    await expect(change(`${items}'released' where chase_id = $id and place = 1`)).rejects.toMatchObject({
      constraint: 'lottery_chase_items_money',
    });
    await expect(
      change(`${items}'released', ticket_id = null where chase_id = $id and place = 0`),
    ).rejects.toMatchObject({ constraint: 'lottery_chase_items_once' });
    await expect(
      change(`${items}'placed', ticket_id = gen_random_uuid() where chase_id = $id and place = 1`),
    ).rejects.toMatchObject({ constraint: 'lottery_chase_items_ticket' });
    await expect(change(`update lottery_chases set rest = 0 where id = $id`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      change(`update lottery_chases set state = 'finished', ended_at = platform_now() where id = $id`),
    ).rejects.toMatchObject({ constraint: 'lottery_chases_ended' });
    await buyer.api.cancelChase({ id: chase.id }, test.once());
    await test.drawIssue('k3');
  });

  it('has tickets with their proof: no path before the closing, the published root after it', async () => {
    const { chase } = await place(big, 2);
    await place(surely, 2);
    await test.work();
    const [item] = (await read(chase.id)).items;
    const id = item?.ticketId ?? '';
    expect((await buyer.api.getTicket({ id })).path).toBeNull();
    const other = await test.buyer('asksForTickets', 1000n);
    await expect(other.api.getTicket({ id })).rejects.toMatchObject({ error: 'ticketNotFound' });
    await test.closeIssue('k3');
    const { ticket, draw, leafText, path } = await buyer.api.getTicket({ id });
    expect(leafText).toBe(`${id}:k3:${item?.issue}:k3.sides:big:CNY:1.00:1`);
    expect(ticket).toMatchObject({ id, stake: '1.00', status: 'open' });
    expect(rootOfPath(hashing, merkleLeaf(hashing, leafText), path ?? [])).toBe(draw.ticketRoot);
    expect(draw.tickets).toBeGreaterThan(1);
  });
});
