import type { Generated } from 'kysely';

export type IdentityVerdict =
  | 'match'
  | 'phoneMismatch'
  | 'cardMismatch'
  | 'bothMismatch'
  | 'idCardMismatch'
  | 'refused'
  | 'unsupported';

/** A type and not an interface, because the query builder wants an index signature. */
export type IdentityTables = {
  identity_members: {
    shard_id: number;
    member_id: string;
    card_skipped: Generated<boolean>;
    id_card_sealed: Generated<Buffer | null>;
    id_card_masked: Generated<string>;
    id_card_fingerprint: Generated<Buffer | null>;
    id_card_misses: Generated<number>;
  };
  identity_checks: {
    shard_id: number;
    member_id: string;
    facts: Buffer;
    verdict: IdentityVerdict;
    reference: string;
    checked_at: Date;
  };
};
