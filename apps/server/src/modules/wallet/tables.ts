import type { YebTask } from '@fairway/contract/wallet/yeb-tasks.ts';
import type { ColumnType, Generated } from 'kysely';

/** A type and not an interface, because the query builder wants an index signature. */
export type WalletTables = {
  wallet_base_rates: { id: Generated<number>; value: bigint; scale: number; valid_from: Date };
  wallet_exchange_quotes: {
    shard_id: number;
    id: string;
    member_id: string;
    from_currency: 'CNY' | 'USDT';
    gives: bigint;
    gets: bigint;
    worth: bigint;
    rate_value: bigint;
    rate_scale: number;
    quoted_at: Date;
    expires_at: Date;
    exchanged_at: Generated<Date | null>;
  };
  wallet_interest_members: {
    shard_id: number;
    member_id: string;
    carried: Generated<bigint>;
    earned: Generated<bigint>;
  };
  wallet_interest_days: {
    shard_id: number;
    member_id: string;
    day: ColumnType<string, string, never>;
    base: bigint;
    annual_bps: number;
    carried_before: bigint;
    earned: bigint;
    carried: bigint;
    terms_version: number;
    paid_at: Date;
  };
  wallet_interest_tasks: {
    shard_id: number;
    member_id: string;
    task: YebTask;
    reward: bigint;
    received_at: Date;
  };
};
