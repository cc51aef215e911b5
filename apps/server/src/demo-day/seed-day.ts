import { explainDemo, seedDeposit, seedWithdrawal } from '#modules/cashier';
import { seedPastIssues } from '#modules/lottery';
import { findMemberByName, type MemberRow } from '#modules/members';
import { backNextMatches, openPastSeason, type PastSeason } from '#modules/sportsbook';
import { atTime } from '#platform/at-time.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { callsOf } from './calls.ts';
import { openDesk, workThrough } from './desk/desk.ts';
import { whatArrives } from './desk/what-arrives.ts';
import { whatIsImported } from './desk/what-is-imported.ts';
import { whatIsMatched } from './desk/what-is-matched.ts';
import { whatIsProposed } from './desk/what-is-proposed.ts';
import { whatIsSet } from './desk/what-is-set.ts';
import { whatIsUnresolved } from './desk/what-is-unresolved.ts';
import { whatMembersAsk } from './desk/what-members-ask.ts';
import { whatOperatorsDo } from './desk/what-operators-do.ts';
import { comingBets, evenings, punters } from './evenings.ts';
import { openAccounts, passwordOfTheDay } from './open-accounts.ts';
import { ordersOfTheDay } from './orders.ts';
import { people } from './people.ts';

/** Something that happened so many days ago: a row of the cashier, which shares a transaction with its neighbours, or an act of its own. */
type Happening = { readonly daysAgo: number } & (
  | { write(tx: Tx, then: Platform): Promise<unknown> }
  | { act(then: Platform): Promise<unknown> }
);

/** What was paid in after this has no explanation yet: the first comparison finds it missing at the provider. */
const explainedUntil = 0.013;

/**
 * A month of a site that runs, on top of the modules' own demo data: some dozens of members, their orders and bets day by
 * day, in every queue of the console something that waits, and draws of every lottery that lie behind. Does nothing where it has been written.
 */
export async function seedDay(app: Platform): Promise<void> {
  if (await findMemberByName(app.db, people[0]?.name ?? '')) return;
  // Past draws touch no account, and most of their time is spent in the thread that verifies: beside everything else.
  await Promise.all([seedPastIssues(app), seedMonth(app)]);
}

async function seedMonth(app: Platform): Promise<void> {
  const password = passwordOfTheDay(app);
  const members = await openAccounts(app, password);
  const season = await openPastSeason(
    app,
    evenings.map(({ daysAgo }) => ago(app, daysAgo)),
  );
  const happenings = [...moneyOf(members), ...betsOf(season, members)];
  // The ledger goes forward in time only.
  await runAll(
    app,
    happenings.toSorted((left, right) => right.daysAgo - left.daysAgo),
  );
  await season.end();
  await backNextMatches(app, ownedBy(members, comingBets));
  const desk = await openDesk(app, members, password);
  await workThrough(desk, [
    ...whatMembersAsk,
    ...whatOperatorsDo,
    ...whatIsProposed,
    ...whatIsSet,
    ...whatIsMatched,
    ...whatIsImported,
    ...whatIsUnresolved,
    ...whatArrives,
  ]);
}

async function runAll(app: Platform, happenings: readonly Happening[]): Promise<void> {
  const then = ({ daysAgo }: Happening) => atTime(app, ago(app, daysAgo));
  let next = 0;
  while (next < happenings.length) {
    // One commit for what lies side by side: the first start of the product waits for this.
    await inTransaction(app.db, async (tx) => {
      for (let one = happenings[next]; one && 'write' in one; one = happenings[next]) {
        await one.write(tx, then(one));
        next += 1;
      }
    });
    const one = happenings[next];
    if (one && 'act' in one) await one.act(then(one));
    next += 1;
  }
}

function moneyOf(members: ReadonlyMap<string, MemberRow>): Happening[] {
  const orders = ordersOfTheDay().flatMap((order): Happening[] => {
    const member = members.get(order.member);
    const { daysAgo } = order;
    if (!member) return [];
    if (order.order === 'deposit')
      return [{ daysAgo, write: (tx, then) => seedDeposit(tx, then, member, order) }];
    return [{ daysAgo, write: (tx, then) => seedWithdrawal(tx, then, member, order) }];
  });
  return [...orders, { daysAgo: explainedUntil, act: explainDemo }];
}

function betsOf(season: PastSeason, members: ReadonlyMap<string, MemberRow>): Happening[] {
  const carried = punters.flatMap(({ name, daysAgo, currency, amount }): Happening[] => {
    const memberId = members.get(name)?.id;
    if (memberId === undefined) return [];
    const walletType = currency === 'USDT' ? 'usdt' : 'cny';
    const transfer = { channelCode: 'fairway-sports', walletType, amount } as const;
    return [{ daysAgo, act: (then) => callsOf(then, { memberId }).transferToVenue(transfer) }];
  });
  const played = evenings.map(({ daysAgo, last, bets }, number): Happening => {
    return { daysAgo, act: () => season.play(number, ownedBy(members, bets), last) };
  });
  return [...carried, ...played];
}

/** The same with the members' ids in place of their names. */
function ownedBy<T extends { readonly name: string }>(
  members: ReadonlyMap<string, MemberRow>,
  rows: readonly T[],
) {
  return rows.flatMap((row) => {
    const memberId = members.get(row.name)?.id;
    return memberId === undefined ? [] : [{ ...row, memberId }];
  });
}

function ago(app: Platform, daysAgo: number): Date {
  return addSeconds(app.clock.now(), -Math.round(daysAgo * 86_400));
}
