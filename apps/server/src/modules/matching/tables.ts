import type { Generated } from 'kysely';
import type { AppealOutcome, AppealReason } from '@fairway/contract/matching/appeals.ts';
import type { PartSide, PartStatus, WithdrawalNotice } from '@fairway/contract/matching/parts.ts';

export type PoolSide = 'deposit' | 'withdrawal';
export type PartActor = 'member' | 'operator' | 'rule';

/** A type and not an interface, because the query builder wants an index signature. */
export type MatchingTables = {
  matching_log: {
    seq: Generated<bigint>;
    at: Date;
    kind: PoolSide | 'left' | 'released' | 'covered' | 'matched';
    bill_no: string;
    deposit_bill: string | null;
    amount: bigint | null;
    person: string[];
  };
  matching_orders: {
    shard_id: number;
    bill_no: string;
    side: PoolSide;
    member_id: string;
    amount: bigint;
    rest: bigint;
    parts: number;
    person: string[];
    seq: bigint;
    entered_at: Date;
    wait_until: Date;
    left_at: Generated<Date | null>;
  };
  matching_parts: {
    shard_id: number;
    part_no: string;
    withdrawal_bill: string;
    deposit_bill: string;
    recipient_id: string;
    payer_id: string;
    amount: bigint;
    fee: Generated<bigint>;
    reward: Generated<bigint>;
    status: PartStatus;
    matched_at: Date;
    stage_from: Date;
    deadline: Date;
    paid_at: Generated<Date | null>;
    ended_at: Generated<Date | null>;
    ended_by: Generated<PartActor | null>;
    missed: Generated<boolean>;
    released_at: Generated<Date | null>;
    claimed_at: Generated<Date | null>;
    repaid: Generated<bigint>;
    reminders: Generated<number>;
    reminded_at: Generated<Date | null>;
    version: Generated<number>;
  };
  matching_appeals: {
    shard_id: number;
    id: string;
    part_no: string;
    opened_by: 'payer' | 'recipient' | 'staff' | 'rule';
    opened_by_id: string | null;
    opened_by_name: string;
    reason: AppealReason;
    words: string;
    evidence: string[];
    opened_at: Date;
    deadline: Date;
    outcome: Generated<AppealOutcome | null>;
    decided_at: Generated<Date | null>;
    decided_by_name: Generated<string | null>;
    decision_reason: Generated<string | null>;
    version: Generated<number>;
    escalations: Generated<number>;
    escalated_at: Generated<Date | null>;
    stopped_at: Generated<Date | null>;
    stopped_by_name: Generated<string>;
    stop_reason: Generated<string>;
  };
  matching_statements: {
    shard_id: number;
    id: string;
    appeal_id: string;
    part_no: string;
    side: PartSide;
    member_id: string;
    reason: AppealReason;
    words: string;
    evidence: string[];
    at: Date;
  };
  matching_notices: {
    shard_id: number;
    bill_no: string;
    notice: WithdrawalNotice;
    at: Date;
  };
};
