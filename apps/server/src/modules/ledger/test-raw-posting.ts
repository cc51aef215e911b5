import { DatabaseError, type Client } from 'pg';
import type { Ids } from '#platform/ids.ts';
import { opening, type Account } from './accounts/account.ts';
import { reasons, type Reason } from './reasons.ts';
import { testInstant } from './test-ledger.ts';

/** One side of a row as an attacker states it. */
export interface RawSide {
  readonly account: Account;
  readonly seq: number;
  readonly balance: bigint;
}

/** A row as an attacker states it; what is left out is null. */
export interface RawRow {
  readonly a?: RawSide;
  readonly b?: RawSide;
  readonly house?: Account;
  readonly houseTo?: Account;
  readonly amount: bigint;
  readonly bBefore?: number;
  /** Another member's number than that of the accounts. */
  readonly member?: Account;
  readonly at?: Date;
  readonly request?: string | null;
}

const post = `select ledger_post($1::uuid[], $2::timestamptz[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
  $7::bigint[], $8::integer[], $9::bigint[], $10::integer[], $11::integer[], $12::smallint[], $13::text[], null, null)`;

/** Calls ledger_post as an attacker with the app's password would: every array as he likes. */
export async function rawPost(
  app: Client,
  ids: Ids,
  reason: Reason,
  rows: readonly RawRow[],
  { at = testInstant } = {},
): Promise<void> {
  const places = await placesOf(
    app,
    rows.flatMap(({ a, b, house, houseTo, member }) => [a?.account, b?.account, house, houseTo, member]),
  );
  const placeOf = (account: Account) => {
    const place = places.get(account.id);
    if (!place) throw new Error(`${account.key} is nowhere`);
    return place;
  };
  const key = (side: RawSide | undefined) =>
    side ? ((BigInt(placeOf(side.account).number) << 40n) + BigInt(side.seq)).toString() : null;
  await app.query(post, [
    rows.map(() => ids.uuid()),
    rows.map((row) => row.at ?? at),
    rows.map(({ member, a, b }) => {
      const of = member ?? a?.account ?? b?.account;
      return of ? placeOf(of).member : null;
    }),
    rows.map(({ a }) => key(a)),
    rows.map(({ a }) => a?.balance ?? null),
    rows.map(({ b }) => key(b)),
    rows.map(({ b }) => b?.balance ?? null),
    rows.map(({ bBefore }) => bBefore ?? null),
    rows.map(({ amount }) => amount),
    rows.map(({ house }) => house && placeOf(house).number),
    rows.map(({ houseTo }) => houseTo && placeOf(houseTo).number),
    rows.map(() => reasons[reason].code),
    rows.map(({ request }) => (request === undefined ? 'raw' : request)),
  ]);
}

export interface RawPlace {
  readonly member: string | null;
  readonly number: number;
}

/** Where accounts stand in the rows; opens those that are not there. */
export async function placesOf(
  app: Client,
  accounts: readonly (Account | undefined)[],
): Promise<Map<string, RawPlace>> {
  const openings = accounts.filter((account) => account !== undefined).map(opening);
  const { rows } = await app.query<RawPlace & { id: string }>(
    'select id, member, coalesce(pocket, house) as number from ledger_locate($1, $2)',
    [JSON.stringify(openings), testInstant],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The constraint or state by which the database refused; undefined if it did not. */
export async function refusal(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (fault) {
    if (fault instanceof DatabaseError) return fault.constraint ?? fault.code;
    throw fault;
  }
}
