import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { shardOf } from '#modules/ledger';
import { findMember, findMemberByName, findMemberNames } from '#modules/members';
import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { firstIdAt } from '#platform/ids.ts';
import { presentBets } from '../bets/read-bet-answer.ts';
import type { BetRow } from '../tables.ts';
import { searchBets } from './traded-bets-store.ts';

const pageSize = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Bets of all members for the trader's desk, a page by key. An unknown member or fixture has none. Writes nothing. */
export const listTradedBets: Operation<
  (typeof sportsbookOperatorEndpoints)['listTradedBets'],
  (typeof sportsbookOperatorSchemas)['listTradedBets']
> = async (app, _call, input) => {
  if (input.cursor !== undefined && !uuid.test(input.cursor))
    throw new AppError('inputInvalid', {}, { fields: ['cursor'] });
  const member = input.member === undefined ? null : await memberOf(app.db, input.member);
  if (member === undefined) return { bets: [], next: null };
  const day = input.billNo === undefined ? undefined : dayOf(input.billNo);
  const rows = await searchBets(app.db, {
    billNo: input.billNo ?? null,
    member,
    fixtureId: input.fixtureId === undefined ? null : BigInt(input.fixtureId),
    status: input.status ?? null,
    from: latest(day?.from, input.from),
    before: earliest(input.cursor, day?.to, input.to),
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  return {
    bets: await present(app.db, page),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
};

async function memberOf(db: Db, typed: string): Promise<{ shard: number; id: string } | undefined> {
  const found = uuid.test(typed) ? await findMember(db, typed) : await findMemberByName(db, typed);
  return found && { shard: shardOf(found.id), id: found.id };
}

/** A number begins with the UTC day of its bet (`Ids.billNo`). */
function dayOf(billNo: string): { from: string; to: string } {
  const [year, month, day] = [1, 3, 5].map((at) => Number(billNo.slice(at, at + 2)));
  const begin = Date.UTC(2000 + (year ?? 0), (month ?? 1) - 1, day ?? 1);
  return { from: new Date(begin).toISOString(), to: new Date(begin + 86_400_000).toISOString() };
}

/** The first id of the latest of some instants. */
function latest(...instants: readonly (string | undefined)[]): string | null {
  const ids = instants.flatMap((instant) => (instant === undefined ? [] : [firstIdAt(new Date(instant))]));
  return ids.toSorted().at(-1) ?? null;
}

/** The lower of a cursor and the first ids of some instants. */
function earliest(cursor: string | undefined, ...instants: readonly (string | undefined)[]): string | null {
  const ids = instants.flatMap((instant) => (instant === undefined ? [] : [firstIdAt(new Date(instant))]));
  return [...ids, ...(cursor === undefined ? [] : [cursor])].toSorted()[0] ?? null;
}

async function present(
  db: Db,
  page: readonly BetRow[],
): Promise<(Bet & { memberId: string; memberName: string })[]> {
  const shown = new Map<string, Bet>();
  for (const rows of Map.groupBy(page, ({ shard_id }) => shard_id).values())
    for (const bet of await presentBets(db, rows)) shown.set(bet.id, bet);
  const names = await findMemberNames(
    db,
    page.map(({ member_id }) => member_id),
  );
  return page.flatMap(({ id, member_id: memberId }) => {
    const bet = shown.get(id);
    return bet ? [{ ...bet, memberId, memberName: names.get(memberId) ?? '' }] : [];
  });
}
