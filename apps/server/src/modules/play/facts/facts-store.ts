import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FactKind, PlayFact } from './fact.ts';

/** A fact and when its event was written. */
export interface EmittedFact {
  readonly fact: PlayFact;
  readonly emittedAt: string;
}

/**
 * Writes facts and adds them to the sums of their days in the given zone, those that are there already left out: one statement whatever
 * their number. Answers whose days have changed.
 */
export async function insertFacts(
  tx: Tx,
  facts: readonly EmittedFact[],
  zone: string,
): Promise<{ member: string; day: string }[]> {
  const { rows } = await sql<{ member: string; day: string }>`
    with added as (
      insert into play_facts (shard_id, event_id, part, member_id, kind, currency, category, venue, game, ref, amount, staked, returned,
        turnover, legs, at, day, emitted_at)
      select shard_id, event_id, part, member_id, kind, currency, category, venue, game, ref, amount, staked, returned, turnover, legs,
        at, (at at time zone ${zone})::date, emitted_at
      from jsonb_to_recordset(${JSON.stringify(facts.map(rowOf))}::jsonb) as fact (shard_id smallint, event_id bigint, part smallint,
        member_id text, kind text, currency text, category text, venue text, game text, ref text, amount bigint, staked bigint,
        returned bigint, turnover bigint, legs jsonb, at timestamptz, emitted_at timestamptz)
      order by shard_id, event_id, part
      on conflict (shard_id, event_id, part) do nothing
      returning *
    ), counted as (
      insert into play_sums as known (shard_id, member_id, day, currency, category, deposited, deposit_reversed, withdrawn, staked,
        returned, turnover, deposits, withdrawals, plays)
      select shard_id, member_id, day, currency, category,
        coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint,
        coalesce(sum(amount) filter (where kind = 'depositReversal'), 0)::bigint,
        coalesce(sum(amount) filter (where kind = 'withdrawal'), 0)::bigint,
        sum(staked)::bigint, sum(returned)::bigint, sum(turnover)::bigint,
        (count(*) filter (where kind = 'deposit') - count(*) filter (where kind = 'depositReversal'))::integer,
        count(*) filter (where kind = 'withdrawal')::integer,
        count(*) filter (where kind in ('bet', 'game'))::integer
      from added
      group by shard_id, member_id, day, currency, category
      order by shard_id, member_id, day, currency, category
      on conflict (shard_id, member_id, day, currency, category) do update set
        deposited = known.deposited + excluded.deposited, deposit_reversed = known.deposit_reversed + excluded.deposit_reversed,
        withdrawn = known.withdrawn + excluded.withdrawn, staked = known.staked + excluded.staked,
        returned = known.returned + excluded.returned, turnover = known.turnover + excluded.turnover,
        deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
        plays = known.plays + excluded.plays
    )
    select distinct member_id as member, day::text as day from added`.execute(tx);
  return rows;
}

function rowOf({ fact, emittedAt }: EmittedFact) {
  const { eventId, memberId, amount, staked, returned, turnover, ...rest } = fact;
  return {
    ...rest,
    shard_id: shardOf(memberId),
    event_id: eventId,
    member_id: memberId,
    amount: amount.toString(),
    staked: staked.toString(),
    returned: returned.toString(),
    turnover: turnover.toString(),
    emitted_at: emittedAt,
  };
}

interface FactRow extends Omit<PlayFact, 'eventId' | 'memberId'> {
  readonly event_id: bigint;
}

/** What a member did from an instant on and before another, oldest first; of these kinds only, where given. */
export async function factsOf(
  db: Db | Tx,
  memberId: string,
  { from, to, kinds }: { from: Date; to: Date; kinds?: readonly FactKind[] | undefined },
): Promise<PlayFact[]> {
  const { rows } = await sql<FactRow>`
    select event_id, part, kind, currency, category, venue, game, ref, amount, staked, returned, turnover, legs, at
    from play_facts
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and at >= ${from} and at < ${to}
      and ${kinds ? sql`kind = any (${kinds}::text[])` : sql`true`}
    order by at, event_id, part`.execute(db);
  return rows.map(({ event_id: eventId, ...row }) => ({ ...row, eventId: eventId.toString(), memberId }));
}
