import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import type { CampaignKey } from '../../tables.ts';
import type { RoundKey, RoundKind, RoundRow } from './round-rows.ts';

/** Campaigns of a kind that run now and are not paused, by the database's clock. */
export async function selectPlaying(db: Db, kind: RoundKind): Promise<CampaignWithTerms[]> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.kind = ${kind} and promotions_state(c) = 'running' order by c.no`.execute(db);
  return rows;
}

/** The rounds of a campaign, the latest first. */
export async function selectRounds(db: Db | Tx, { kind, no }: CampaignKey): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select * from promotions_rounds where kind = ${kind} and no = ${no} order by round desc limit 200`.execute(
    db,
  );
  return rows;
}

/** The latest round of a kind over all its campaigns; 0 before the first. Waits for who opens one now. */
export async function lastRoundOf(tx: Tx, kind: RoundKind): Promise<number> {
  await sql`select pg_advisory_xact_lock(7242, hashtext(${`promotions/rounds/${kind}`}))`.execute(tx);
  const { rows } = await sql<{ round: number }>`
    select coalesce(max(round), 0) as round from promotions_rounds where kind = ${kind}`.execute(tx);
  return rows[0]?.round ?? 0;
}

export async function insertRound(
  tx: Tx,
  round: RoundKey & { version: Buffer; closesAt: Date; pot: bigint; carriedIn: bigint },
): Promise<void> {
  await sql`
    insert into promotions_rounds (kind, no, round, version, closes_at, pot, carried_in)
    values (${round.kind}, ${round.no}, ${round.round}, ${round.version}, ${round.closesAt}, ${round.pot}, ${round.carriedIn})`.execute(
    tx,
  );
}

/** The round, held until the transaction ends: who settles it, and whose result comes meanwhile, come one after the other. */
export async function holdRound(tx: Tx, { kind, no, round }: RoundKey): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select * from promotions_rounds where kind = ${kind} and no = ${no} and round = ${round} for no key update`.execute(
    tx,
  );
  return rows[0];
}

/** The round, kept from being settled until the transaction ends. */
export async function shareRound(tx: Tx, { kind, no, round }: RoundKey): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select * from promotions_rounds where kind = ${kind} and no = ${no} and round = ${round} for share`.execute(
    tx,
  );
  return rows[0];
}

/** Open rounds of a kind whose first match has begun, the earliest first. */
export async function selectBegun(db: Db, kind: RoundKind): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select * from promotions_rounds where kind = ${kind} and state = 'open' and closes_at <= platform_now()
    order by closes_at limit 100`.execute(db);
  return rows;
}

export async function updateSettled(
  tx: Tx,
  { kind, no, round }: RoundKey,
  settled: {
    state: 'settled' | 'void';
    carried?: bigint;
    firstLines?: number;
    secondLines?: number;
    isLast?: boolean;
  },
): Promise<void> {
  await sql`
    update promotions_rounds
    set state = ${settled.state}, settled_at = platform_now(), carried = ${settled.carried ?? 0n},
      first_lines = ${settled.firstLines ?? null}, second_lines = ${settled.secondLines ?? null},
      is_last = ${settled.isLast ?? false}
    where kind = ${kind} and no = ${no} and round = ${round}`.execute(tx);
}
