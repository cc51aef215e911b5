import { cny } from '@fairway/money';
import type { Platform } from '@fairway/server/platform/platform.ts';
import { accountsOf, laneOf, move } from '@fairway/server/modules/ledger/index.ts';
import { settleIssueJob } from '@fairway/server/modules/lottery/settlement/settle-issue.job.ts';
import { fill, hex } from './fill.ts';

const issue = '20260815-001';
const memberCount = 10_000;

/** Seconds in which an issue with so many tickets of 10,000 members is settled; four of seven win something. */
export async function settleTickets(app: Platform, superuser: string, tickets: number): Promise<number> {
  await fill(
    superuser,
    `insert into games_chains (code, number, first_link, sealed, last, taken)
    values ('k3', 1, '${hex('a')}', '', 10, 1);
    insert into lottery_issues (lottery, issue, opens_at, closes_at, draws_at, chain, link_index, first_link, beacon_chain,
      beacon_round, beacon_at, closed_at, tickets, ticket_root, drawn_at, link, randomness, result)
    select 'k3', '${issue}', at - interval '5 minutes', at - interval '75 seconds', at - interval '60 seconds', 1, 1, '${hex('a')}',
      'bench', 1, at - interval '60 seconds', at, ${tickets}, '${hex('b')}', at, '${hex('c')}', '${hex('d')}', '{1,2,6}'
    from (select now() as at) as instant;
    insert into lottery_tickets (shard_id, member_id, id, order_id, bill_no, lottery, issue, play, pick, notes, currency, unit,
      times, stake, risks, most_per_number, stake_transfer)
    select ledger_shard_of('m' || n % ${memberCount}), 'm' || n % ${memberCount},
      ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 'L' || n, 'k3', '${issue}', 'k3.sum',
      case when n % 7 < 4 then '9' else '11' end, 1, 'CNY', 100, 1, 100, '[]', 1000000, gen_random_uuid()
    from generate_series(1, ${tickets}) n;
    analyze;`,
  );
  await stake(app, tickets);
  const begun = performance.now();
  await settleIssueJob.run(app, { lottery: 'k3', issue });
  return (performance.now() - begun) / 1000;
}

/** Everybody's stakes through the lane, as a ticket takes its own: nobody's accounts are opened by the settlement. */
async function stake(app: Platform, tickets: number): Promise<void> {
  const lane = laneOf(app);
  const at = app.clock.now();
  const members = Math.min(memberCount, tickets);
  const own = Array.from({ length: members }, (_, n) => accountsOf(`m${n}`));
  const amount = cny(BigInt(Math.ceil(tickets / members)) * 1_00n);
  await Promise.all(
    own.map(({ center, house }) => {
      const paidIn = move(house('deposits', 'CNY', 'bench'), center('CNY'), amount);
      const staked = move(center('CNY'), house('gamesPool', 'CNY', 'k3'), amount);
      const common = { at, requestId: 'bench' };
      return lane.post({
        transfers: [
          { ...common, id: app.ids.uuid(), reason: 'deposit' as const, legs: paidIn },
          { ...common, id: app.ids.uuid(), reason: 'gameStake' as const, legs: staked },
        ],
        answer: () => null,
      });
    }),
  );
}
