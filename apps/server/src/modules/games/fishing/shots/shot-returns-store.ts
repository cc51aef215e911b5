import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Hour } from '../../returns/counts-store.ts';

/** Shots of one hour that touched the same fish of a tide, in minor units. */
export interface TouchedRow {
  readonly sea: string;
  readonly fish: number;
  readonly currency: WalletCurrency;
  readonly rounds: number;
  readonly paid: number;
  readonly staked: string;
  readonly returned: string;
  /** The sum of their squared stakes. */
  readonly squares: string;
}

/** Shots of an hour that were staked, by the fish that they touched, tide by tide. */
export async function selectTouched(tx: Tx, { from, until }: Hour): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    select t.sea, s.fish, b.currency, count(*)::integer as rounds, (count(*) filter (where s.outcome = 'hit'))::integer as paid,
      sum(b.cannon)::text as staked, sum(b.cannon * s.multiple)::text as returned, sum(b.cannon::numeric * b.cannon)::text as squares
    from games_fishing_batches b
    join games_shots s on s.shard_id = b.shard_id and s.batch_id = b.id
    join games_fishing_tides t on t.pool = b.pool and t.number = b.tide
    where b.fired_at >= ${from} and b.fired_at < ${until} and s.outcome <> 'returned'
    group by t.sea, s.fish, b.currency order by t.sea, s.fish, b.currency`.execute(tx);
  return rows;
}
