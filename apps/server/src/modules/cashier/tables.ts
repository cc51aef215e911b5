import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { ColumnType, Generated } from 'kysely';
import type { DepositProblem, DepositStatus, PaymentState } from '@fairway/contract/deposits/statuses.ts';
import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import type { TimelineActor } from '@fairway/contract/cashier/timeline-actors.ts';
import type { UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import type { WithdrawalType, WithdrawalWay } from '@fairway/contract/withdrawals/types.ts';
import type { Payee } from './channels/channel.ts';

export type PayoutOutcome = 'pending' | 'unknown' | 'paid' | 'failed' | 'returned';

/** A calendar day of the site, written and read as YYYY-MM-DD. */
type Day = ColumnType<Date, string, string>;

/** A type and not an interface, because the query builder wants an index signature. */
export type CashierTables = {
  cashier_deposit_orders: {
    shard_id: number;
    bill_no: string;
    id: string;
    member_id: string;
    channel: string;
    pay_type: number;
    protocol: UsdtProtocol | null;
    currency: WalletCurrency;
    requested: bigint;
    amount: bigint;
    depositor_name: Generated<string>;
    status: DepositStatus;
    account_scope: string;
    payee: ColumnType<Payee | null, string | null, string | null>;
    created_at: Date;
    expires_at: Date;
    ended_at: Generated<Date | null>;
    cancelled_day: ColumnType<Date | null, string | null | undefined, string | null>;
    /** Hundredths of a per cent of what is credited, and the most of it on one day. */
    reward_rate: Generated<number>;
    reward_cap: Generated<bigint>;
    bank_code: Generated<string>;
    urged_at: Generated<Date | null>;
    urges: Generated<number>;
    version: Generated<number>;
  };
  cashier_deposit_payments: {
    shard_id: number;
    id: string;
    bill_no: string;
    member_id: string;
    channel: string;
    reference: string;
    currency: WalletCurrency;
    amount: bigint;
    payer_name: string;
    state: PaymentState;
    problem: DepositProblem | null;
    late: boolean;
    paid_at: Date;
    seen_at: Date;
    block_number: bigint | null;
    block_hash: string | null;
    confirmations: Generated<number>;
    credit_transfer: Generated<string | null>;
    reversal_debt: Generated<bigint>;
    decided_at: Generated<Date | null>;
    decided_by: Generated<string | null>;
    decided_by_name: Generated<string | null>;
    decision_reason: Generated<string | null>;
    entered_by: Generated<string | null>;
    /** How much of it is in the kept sum of its address. */
    counted: Generated<bigint>;
  };
  cashier_deposit_rewards: {
    shard_id: number;
    payment_id: string;
    bill_no: string;
    member_id: string;
    pay_type: number;
    currency: WalletCurrency;
    amount: bigint;
    site_day: Day;
    transfer_id: string;
    reversed_by: Generated<string | null>;
    granted_at: Date;
  };
  cashier_payment_proofs: {
    shard_id: number;
    bill_no: string;
    name: string;
    member_id: string;
    at: Date;
  };
  cashier_recharge_codes: {
    shard_id: number;
    code_hash: Buffer;
    member_id: string;
    svip: boolean;
    created_at: Date;
    expires_at: Date;
    ended_at: Generated<Date | null>;
    bill_no: Generated<string | null>;
  };
  cashier_gift_batches: {
    id: string;
    amount: bigint;
    count: number;
    note: string;
    issued_by: string;
    issued_by_name: string;
    issued_at: Date;
    expires_at: Date;
    released_by: Generated<string | null>;
    released_by_name: Generated<string | null>;
    released_at: Generated<Date | null>;
  };
  cashier_timeline: {
    shard_id: number;
    bill_no: string;
    seq: number;
    key: string;
    at: Date;
    event: string;
    actor: TimelineActor;
    actor_name: string | null;
    amount: bigint | null;
    note: string | null;
  };
  cashier_callbacks: {
    channel: string;
    event_id: string;
    body: string;
    bill_no: string;
    kind: 'collection' | 'payout';
    received_at: Date;
    copies: Generated<number>;
  };
  cashier_withdrawals: {
    shard_id: number;
    bill_no: string;
    id: string;
    member_id: string;
    currency: WalletCurrency;
    amount: bigint;
    fee: bigint;
    payout_method: string;
    channel: string;
    withdrawal_way: WithdrawalWay;
    withdraw_type: WithdrawalType;
    /** What was asked for, before a split or a change of channel. */
    source_withdraw_type: WithdrawalType;
    settings_version: Generated<number>;
    turnover_charge: Generated<bigint>;
    promised_reward: Generated<bigint>;
    reward_transfer: Generated<string | null>;
    is_reservation: Generated<boolean>;
    promised_at: Date;
    compensation: Generated<bigint>;
    compensation_transfer: Generated<string | null>;
    compensated_at: Generated<Date | null>;
    matched: Generated<bigint>;
    matched_fee: Generated<bigint>;
    fast_reward: Generated<bigint>;
    status: WithdrawalStatus;
    hold_id: string;
    payout_transfer: Generated<string | null>;
    site_day: Day;
    created_at: Date;
    deadline: Date;
    frozen_until: Generated<Date | null>;
    reason: Generated<string | null>;
    claimed_by: Generated<string | null>;
    claimed_by_name: Generated<string | null>;
    claimed_until: Generated<Date | null>;
    first_approved_by: Generated<string | null>;
    first_approved_by_name: Generated<string | null>;
    first_approved_at: Generated<Date | null>;
    approved_at: Generated<Date | null>;
    payout_outcome: Generated<PayoutOutcome | null>;
    payout_detail: Generated<string>;
    payout_at: Generated<Date | null>;
    payout_reference: Generated<string | null>;
    paid_at: Generated<Date | null>;
    ended_at: Generated<Date | null>;
    version: Generated<number>;
  };
};
