import { sql } from 'kysely';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

/** A round as a member plays it; minor units. */
export interface RoundRow {
  readonly shard_id: number;
  readonly member_id: string;
  readonly provider: string;
  readonly currency: WalletCurrency;
  readonly round: string;
  readonly game: string;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
}

export type RoundKey = Pick<RoundRow, 'member_id' | 'provider' | 'currency' | 'round'>;

/** The round, locked: its stakes, results and its end come one after another. */
export async function lockRound(tx: Tx, key: RoundKey): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select * from venues_wallet_rounds
    where member_id = ${key.member_id} and provider = ${key.provider} and currency = ${key.currency}
      and round = ${key.round}
    for update`.execute(tx);
  return rows[0];
}

/** Writes what a locked round has come to. */
export async function writeRound(tx: Tx, round: RoundRow): Promise<void> {
  await sql`
    update venues_wallet_rounds
    set staked = ${round.staked}, returned = ${round.returned}, closed_at = ${round.closed_at}
    where member_id = ${round.member_id} and provider = ${round.provider} and currency = ${round.currency}
      and round = ${round.round}`.execute(tx);
}

/** How many rounds of a member no provider has closed. */
export async function countOpenRounds(db: Db | Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from venues_wallet_rounds
    where member_id = ${memberId} and closed_at is null`.execute(db);
  return rows[0]?.open ?? 0;
}

/** What is left of credits in parts of a unit, locked; in hundred-millionths. */
export async function lockRest(tx: Tx, key: Omit<RoundKey, 'round'>): Promise<bigint> {
  const { rows } = await sql<{ rest: bigint }>`
    insert into venues_wallet_rests as known (shard_id, member_id, provider, currency, rest)
    values (${shardOf(key.member_id)}, ${key.member_id}, ${key.provider}, ${key.currency}, 0)
    on conflict (member_id, provider, currency) do update set rest = known.rest
    returning rest`.execute(tx);
  return rows[0]?.rest ?? 0n;
}

export async function writeRest(tx: Tx, key: Omit<RoundKey, 'round'>, rest: bigint): Promise<void> {
  await sql`
    update venues_wallet_rests set rest = ${rest}
    where member_id = ${key.member_id} and provider = ${key.provider} and currency = ${key.currency}`.execute(
    tx,
  );
}

/** How a round is named to other modules: provider, currency and the provider's own name for it. */
export function refOf({ provider, currency, round }: RoundKey): string {
  return `${provider}/${currency}/${round}`;
}

/** When a member's round of that reference opened, and whether it still is. */
export async function findRoundOf(
  db: Db,
  memberId: string,
  ref: string,
): Promise<{ placedAt: Date; open: boolean } | undefined> {
  const [provider, currency, round] = ref.split('/');
  if (round === undefined) return undefined;
  const { rows } = await sql<{ placedAt: Date; open: boolean }>`
    select opened_at as "placedAt", closed_at is null as open from venues_wallet_rounds
    where member_id = ${memberId} and provider = ${provider} and currency = ${currency} and round = ${round}`.execute(
    db,
  );
  return rows[0];
}

/** A page of a member's rounds by instant and reference, newest first. */
export async function selectRoundsBefore(
  db: Db,
  memberId: string,
  { before, limit }: { before: { at: Date; ref: string } | null; limit: number },
): Promise<(RoundRow & { ref: string })[]> {
  const { rows } = await sql<RoundRow & { ref: string }>`
    select * from (
      select *, (provider || '/' || currency || '/' || round) collate "C" as ref from venues_wallet_rounds
      where member_id = ${memberId}
        and opened_at < coalesce(${before?.at ?? null}::timestamptz, 'infinity') + interval '1 millisecond') as known
    where ${before?.at ?? null}::timestamptz is null
      or (date_trunc('milliseconds', opened_at), ref) < (${before?.at ?? null}::timestamptz, ${before?.ref ?? null})
    order by date_trunc('milliseconds', opened_at) desc, ref desc limit ${limit}`.execute(db);
  return rows;
}
