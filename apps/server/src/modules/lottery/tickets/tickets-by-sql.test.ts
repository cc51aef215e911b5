import { sql, type RawBuilder } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revealLink } from '#modules/games';
import { shardOf } from '#modules/ledger';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { beaconMount } from '../../beacon/mount.ts';
import { selectIssue } from '../issues/issues-store.ts';
import { voidIssue } from '../issues/void-issue.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';

let test: LotteryTest;
let buyer: Buyer;
/** The issue of `k3` that is open at the beginning, and the ticket on it. */
let issue: string;
let ticket: string;
beforeAll(async () => {
  test = await createLotteryTest();
  buyer = await test.buyer('writesBySql', 100_000n);
  issue = await test.openIssue('k3');
  ticket = await place(issue);
});
afterAll(() => test.end());

async function place(of: string): Promise<string> {
  const tickets = [{ play: 'k3.sum', pick: '10,11', unit: '1.00', times: 1 }];
  const asked = { lottery: 'k3' as const, issue: of, currency: 'CNY' as const, tickets };
  return (await buyer.api.placeTickets(asked, test.once())).tickets[0]?.id ?? '';
}

/** What the rows say to a statement of the application's role. */
async function run(statement: RawBuilder<unknown>): Promise<string | undefined> {
  return statement.execute(test.app.db).then(
    () => 'written',
    (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
  );
}

const write = (of: string, stake = 600) => sql`
  insert into lottery_tickets (shard_id, member_id, id, order_id, bill_no, lottery, issue, play, pick, notes, currency, unit, times, stake,
    risks, most_per_number, stake_transfer)
  values (${shardOf(buyer.id)}, ${buyer.id}, gen_random_uuid(), gen_random_uuid(), 'L1', 'k3', ${of}, 'k3.sides', 'big,odd', 2,
    'CNY', 100, 3, ${stake}, '[]', 1000, gen_random_uuid())`;
const step = (what: string) =>
  sql`update lottery_issues set ${sql.raw(what)} where lottery = 'k3' and issue = ${issue}`;
const draw = (link: string | null, randomness: string | null) => sql`
  update lottery_issues set drawn_at = platform_now(), link = ${link}, randomness = ${randomness}, result = '{1,2,3}'
  where lottery = 'k3' and issue = ${issue}`;
const result = (id: string, cause: string, returned: number) => sql`
  insert into lottery_results (shard_id, ticket_id, member_id, currency, cause, returned, return_transfer)
  values (${shardOf(buyer.id)}, ${id}, ${buyer.id}, 'CNY', ${cause}, ${returned}, ${returned > 0 ? sql`gen_random_uuid()` : null})`;
const issueRow = async () => {
  const row = await selectIssue(test.app.db, { lottery: 'k3', issue });
  if (!row) throw new Error(`no issue ${issue}`);
  return row;
};
const link = (chain: number, index: number, text: string) => sql`
  insert into games_links (code, number, index, link) values ('k3', ${chain}, ${index}, ${text})`;

describe('the lottery’s rows, written past the product', () => {
  it.each(['lottery_tickets', 'lottery_results'])('of %s never change or go', async (table) => {
    expect(await run(sql.raw(`update ${table} set currency = 'USDT'`))).toBe('42501');
    expect(await run(sql.raw(`delete from ${table}`))).toBe('42501');
    expect(await run(sql.raw(`truncate ${table}`))).toBe('42501');
  });

  it('of exposures are the trigger’s alone', async () => {
    const { rows } = await sql`select from lottery_exposures where issue = ${issue}`.execute(test.app.db);
    expect(rows).toHaveLength(2);
    const more = sql`insert into lottery_exposures (lottery, issue, currency, play, note, amount) values ('k3', ${issue}, 'CNY', 'k3.sum', '3', 1)`;
    expect(await run(more)).toBe('42501');
    expect(await run(sql`update lottery_exposures set amount = 1`)).toBe('42501');
    expect(await run(sql`delete from lottery_exposures`)).toBe('42501');
  });

  it('of tickets are refused before the opening, of no issue, and with a stake that is not their own', async () => {
    const { issue: next } = await nextIssue();
    expect(await run(write(next))).toBe('lottery_tickets_open');
    expect(await run(write('20260815-999'))).toBe('lottery_tickets_open');
    for (const stake of [599, 601, 0]) expect(await run(write(issue, stake))).toBe('lottery_tickets_check');
  });

  it('of an open issue keep its times, its link and its round, and are not closed before the time', async () => {
    for (const what of [
      "closes_at = closes_at + interval '1 second'",
      "opens_at = opens_at - interval '1 second'",
      'link_index = link_index + 1',
      "first_link = repeat('0', 64)",
    ])
      expect(await run(step(what))).toBe('42501');
    expect(await run(step('beacon_round = beacon_round + 1'))).toBe('lottery_issues_round');
    expect(await run(step("beacon_at = beacon_at + interval '1 hour'"))).toBe('lottery_issues_round');
    expect(await run(step('closed_at = platform_now(), tickets = 0'))).toBe('lottery_issues_closing');
    expect(await run(sql`delete from lottery_issues`)).toBe('42501');
    // The owner of the tables has the right to write these, and is refused by the trigger.
    expect(await asOwner("closes_at = closes_at + interval '1 second'")).toBe('lottery_issues_kept');
    expect(await asOwner('link_index = link_index + 1000')).toBe('lottery_issues_kept');
  });

  it('of results are refused of an issue that is not drawn', async () => {
    expect(await run(result(ticket, 'drawn', 100))).toBe('lottery_results_issue');
    expect(await run(result(ticket, 'voided', 200))).toBe('lottery_results_issue');
  });

  it('of tickets are refused from the closing instant on, and once the issue is closed at any', async () => {
    const { closes_at } = await issueRow();
    test.clock.set(closes_at);
    expect(await run(write(issue))).toBe('lottery_tickets_open');
    await test.work();
    test.clock.set(new Date(closes_at.getTime() - 1000));
    expect(await run(write(issue))).toBe('lottery_tickets_open');
    expect(await run(step('tickets = 0'))).toBe('lottery_issues_closed');
    test.clock.set(closes_at);
  });

  it('of a draw need the link and the randomness that are kept', async () => {
    const { chain, link_index, beacon_at } = await issueRow();
    const other = 'b'.repeat(64);
    expect(await run(link(chain, link_index, other))).toBe('games_links_chain');
    expect(await run(draw(other, other))).toBe('lottery_issues_randomness');
    const out = await inTransaction(test.app.db, (tx) =>
      revealLink(tx, test.app, 'k3', { chain, index: link_index }),
    );
    // No draw has taken the link after the last one.
    expect(await run(link(chain, 100_000, out))).toBe('games_links_chain');
    expect(await run(draw(out, other))).toBe('lottery_issues_randomness');

    test.clock.set(beacon_at);
    await runDueJobs(test.app, beaconMount.jobs ?? []);
    const { rows } = await sql<{ randomness: string }>`select randomness from beacon_rounds`.execute(
      test.app.db,
    );
    const randomness = rows[0]?.randomness ?? '';
    expect(randomness).toMatch(/^[0-9a-f]{64}$/);
    for (const [one, two] of [
      [out, other],
      [other, randomness],
      [out, null],
      [null, randomness],
    ] as const)
      expect(await run(draw(one, two))).toBe('lottery_issues_randomness');
    await test.work();
    expect(await issueRow()).toMatchObject({ link: out, randomness });
  });

  it('of a drawn issue and its results stay as they are', async () => {
    for (const what of ["result = '{1,1,1}'", `link = repeat('c', 64)`, `randomness = repeat('c', 64)`])
      expect(await run(step(what))).toBe('lottery_issues_drawn');
    expect(await run(step('drawn_at = null, result = null, link = null, randomness = null'))).toBe(
      'lottery_issues_drawn',
    );
    expect(await run(step("voided_at = platform_now(), void_reason = 'operators'"))).toMatch(
      /^lottery_issues_check/,
    );
    expect(await run(step("settled_at = platform_now() + interval '1 hour'"))).toBe('lottery_issues_settled');
    expect(await run(result(ticket, 'drawn', 100))).toBe('lottery_results_pkey');
  });

  it('of a voided issue take no tickets, and give back exactly the stake', async () => {
    const voided = await test.openIssue('k3');
    const id = await place(voided);
    await inTransaction(test.app.db, (tx) =>
      voidIssue(tx, test.app, { lottery: 'k3', issue: voided }, 'operators'),
    );
    expect(await run(write(voided))).toBe('lottery_tickets_open');
    for (const returned of [0, 199, 201])
      expect(await run(result(id, 'voided', returned))).toBe('lottery_results_issue');
    expect(await run(result(id, 'drawn', 200))).toBe('lottery_results_issue');
    const again = sql`update lottery_issues set void_reason = 'noRandomness' where lottery = 'k3' and issue = ${voided}`;
    expect(await run(again)).toBe('lottery_issues_voided');
    await test.work();
    expect(await run(result(id, 'voided', 200))).toBe('lottery_results_pkey');
  });
});

async function nextIssue(): Promise<{ issue: string }> {
  const { rows } = await sql<{ issue: string }>`
    select issue from lottery_issues where lottery = 'k3' and issue > ${issue} order by issue limit 1`.execute(
    test.app.db,
  );
  if (!rows[0]) throw new Error('no coming issue');
  return rows[0];
}

/** What a step of the issue's row gives to the owner of the tables, who has every right on it. */
async function asOwner(what: string): Promise<string | undefined> {
  const owner = new Client({ connectionString: test.database.urls.migrator });
  await owner.connect();
  try {
    await owner.query(`update lottery_issues set ${what} where lottery = 'k3' and issue = '${issue}'`);
    return 'written';
  } catch (fault) {
    return refusedBy(fault) ?? sqlState(fault);
  } finally {
    await owner.end();
  }
}
