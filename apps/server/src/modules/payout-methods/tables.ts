import type { VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import type { WithdrawalName } from '@fairway/contract/withdrawals/types.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Generated } from 'kysely';

/** A type and not an interface, because the query builder wants an index signature. */
export type PayoutMethodTables = {
  payout_methods_members: {
    shard_id: number;
    member_id: string;
    withdraw_password: Generated<string | null>;
    password_tries: Generated<number>;
    password_locked_until: Generated<Date | null>;
    payouts_rest_until: Generated<Date | null>;
  };
  payout_methods: {
    shard_id: number;
    id: string;
    member_id: string;
    kind: 'bankCard' | 'usdtAddress' | 'ewallet';
    /** Which e-wallet; null of a card or a chain address. */
    wallet: Generated<WithdrawalName | null>;
    currency: WalletCurrency;
    bank_code: Generated<string>;
    branch: Generated<string>;
    holder_name: Generated<string>;
    card_type: 0 | 1 | null;
    protocol: VirtualProtocol | null;
    label: Generated<string>;
    masked: string;
    sealed: Buffer;
    fingerprint: Buffer;
    added_at: Date;
    usable_from: Date;
    removed_at: Generated<Date | null>;
  };
};
