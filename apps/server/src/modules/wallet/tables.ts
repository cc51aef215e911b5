import type { Generated } from 'kysely';

/** A type and not an interface, because the query builder wants an index signature. */
export type WalletTables = {
  wallet_base_rates: {
    id: Generated<number>;
    value: bigint;
    scale: number;
    valid_from: Date;
  };
};
