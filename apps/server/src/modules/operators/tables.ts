import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import type { Currency } from '@fairway/money';
import type { Generated } from 'kysely';

/** Tables of this module; a type and not an interface, because the query builder wants an index signature. */
export type OperatorsTables = {
  operators_audit: {
    seq: bigint;
    at: Date;
    operator_id: string;
    operator_name: string;
    action: string;
    object_kind: string;
    object_id: string;
    before: unknown;
    after: unknown;
    reason: string;
    request_id: string;
    address: string;
    previous_hash: Buffer;
    hash: Buffer;
  };
  operators_audit_heads: {
    /** YYYY-MM-DD of the site's zone. */
    day: string;
    seq: bigint;
    hash: Buffer;
    signed_at: Date;
    signature: Buffer;
  };
  operators_accounts: {
    id: string;
    name: string;
    password_hash: string;
    role: RoleName;
    totp_secret: Buffer;
    enrolled: Generated<boolean>;
    last_step: Generated<bigint>;
    blocked: Generated<boolean>;
    last_login_at: Generated<Date | null>;
    version: Generated<number>;
    must_set_password: Generated<boolean>;
    reenrols_at: Generated<Date | null>;
    reenrol_hash: Generated<string | null>;
    created_at: Date;
  };
  operators_sessions: {
    id: string;
    operator_id: string;
    token_hash: Buffer;
    address: string;
    user_agent: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Generated<Date | null>;
  };
  operators_live_tickets: {
    ticket_hash: Buffer;
    operator_id: string;
    session_id: string;
    expires_at: Date;
  };
  operators_alone: {
    id: string;
    operator_id: string;
    kind: string;
    currency: Currency;
    amount: bigint;
    object_id: string;
    at: Date;
  };
  operators_approvals: {
    id: string;
    kind: string;
    object_id: string;
    object_version: string;
    payload: unknown;
    before: Generated<unknown>;
    reason: string;
    maker_id: string;
    maker_name: string;
    state: Generated<'pending' | 'approved' | 'declined' | 'voided'>;
    created_at: Date;
    checker_id: Generated<string | null>;
    checker_name: Generated<string | null>;
    decided_at: Generated<Date | null>;
    decision_reason: Generated<string>;
  };
};
