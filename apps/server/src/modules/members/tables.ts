import type { CodeOf } from '@fairway/contract/enums/define-enum.ts';
import type { sexes } from '@fairway/contract/members/profile/details.ts';
import type { ColumnType, Generated } from 'kysely';

export type MemberStatus = 'active' | 'frozen' | 'excluded' | 'closing' | 'closed';
export type SessionEnd = 'logout' | 'replaced' | 'password' | 'banned' | 'expired';

/** A type and not an interface, because the query builder wants an index signature. */
export type MembersTables = {
  members_accounts: {
    id: string;
    name: string;
    nick_name: string;
    password_hash: string;
    pepper_version: Generated<number>;
    /** A day without a zone, written as YYYY-MM-DD. */
    birth_date: ColumnType<Date, string, string>;
    /** Since when this birth date is on file; the database writes it. */
    birth_set_at: ColumnType<Date, never, never>;
    /** As it was typed at registration; `inviter_id` says whose it is. */
    invite_code: string | null;
    inviter_id: Generated<string | null>;
    /** What this member gives to friends. */
    own_code: Generated<string>;
    grade: Generated<number>;
    status: Generated<MemberStatus>;
    real_name: Generated<string | null>;
    area_code: Generated<string>;
    phone: Generated<string | null>;
    email: Generated<string | null>;
    avatar: Generated<string>;
    /** 0 not given, 1 male, 2 female. */
    sex: Generated<CodeOf<typeof sexes>>;
    created_at: Date;
    version: Generated<number>;
    password_changed_at: Generated<Date | null>;
    black: Generated<boolean>;
    must_change_password: Generated<boolean>;
    coins_closed: Generated<boolean>;
    asleep_since: Generated<Date | null>;
    legacy_hash: Generated<string | null>;
    country: Generated<string>;
    agent_code: Generated<string | null>;
    source: Generated<string | null>;
    /** Why the account was closed, one of `closingCodes`. */
    closing_code: Generated<string | null>;
    closed_at: Generated<Date | null>;
  };
  members_sessions: {
    id: string;
    member_id: string;
    token_hash: Buffer;
    device_id: string;
    user_agent: string;
    address: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Generated<Date | null>;
    ended_reason: Generated<SessionEnd | null>;
  };
  members_moves: {
    member_id: string;
    stxx: number;
    closed_at: Date;
  };
  members_mqtt_tickets: {
    ticket_hash: Buffer;
    member_id: string | null;
    session_id: string | null;
    expires_at: Date;
  };
};
