import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { currency, cursor, done, instant, signedAmount, typedText, uuid } from '../fields.ts';
import { maskedFields, memberStatuses } from './statuses.ts';
import type { membersOperatorEndpoints } from './operator-endpoints.ts';

const memberId = z.string().max(64);
const reason = typedText(3, 200);

const memberLine = z.strictObject({
  id: z.string(),
  name: z.string(),
  nickName: z.string(),
  grade: z.int(),
  status: z.enum(memberStatuses),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
});

/** A member as the console shows one. */
export const memberCase = memberLine.extend({
  /** Masked; an empty text: the member gave none. */
  masked: z.strictObject({
    realName: z.string(),
    phone: z.string(),
    email: z.string(),
    birthDate: z.string(),
  }),
  /** Who brought the member, and by whose link; how many the member brought. */
  origin: z.strictObject({
    inviter: z.strictObject({ id: uuid, name: z.string() }).nullable(),
    /** As it was typed. */
    inviteCode: z.string().nullable(),
    agentCode: z.string().nullable(),
    source: z.string().nullable(),
    ownCode: z.string(),
    invited: z.int(),
  }),
  marks: z.strictObject({
    black: z.boolean(),
    passwordChange: z.boolean(),
    coins: z.boolean(),
    asleep: z.boolean(),
  }),
  /** Sent with a change: another's change in between refuses it with editConflict. */
  version: z.int(),
  /** Newest first, at most 50; ended ones among them. */
  sessions: z.array(
    z.strictObject({
      id: uuid,
      device: z.string(),
      deviceId: z.string(),
      address: z.string(),
      createdAt: instant,
      lastSeenAt: instant,
      endedAt: instant.nullable(),
      endedReason: z.string().nullable(),
      open: z.boolean(),
    }),
  ),
  /** Other members who signed in from one of the same devices, at most 20. */
  sameDevice: z.array(
    z.strictObject({ id: z.string(), name: z.string(), status: z.enum(memberStatuses), lastSeenAt: instant }),
  ),
});

/** `center/CNY`, `venue/fairway-sports/CNY`: kind, part where there is one, currency. */
export const accountName = z.string().regex(/^[a-zA-Z]{1,20}(\/[\w.-]{1,40})?\/(CNY|USDT|COIN)$/);

/** A change of a member's status, with the version that the operator saw. */
export const statusChange = z.strictObject({ memberId, version: z.int(), reason });

export const membersOperatorSchemas = {
  searchMembers: {
    input: z.strictObject({
      search: typedText(0, 64).optional(),
      status: z.enum(memberStatuses).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ members: z.array(memberLine), next: cursor.nullable() }),
  },
  getMemberCase: { input: z.strictObject({ memberId }), output: memberCase },
  revealMemberField: {
    input: z.strictObject({ memberId, field: z.enum(maskedFields), reason }),
    output: z.strictObject({ value: z.string() }),
  },
  freezeMember: { input: statusChange, output: memberCase },
  unfreezeMember: { input: statusChange, output: memberCase },
  endMemberSession: { input: z.strictObject({ memberId, sessionId: uuid, reason }), output: done },
  listMemberBalances: {
    input: z.strictObject({ memberId }),
    output: z.strictObject({
      accounts: z.array(
        z.strictObject({
          account: accountName,
          kind: z.string(),
          part: z.string().nullable(),
          currency,
          balance: signedAmount,
          lines: z.int(),
          /** Of the ledger's entries by reason; together they are the balance. */
          sums: z.array(z.strictObject({ reason: z.string(), count: z.int(), amount: signedAmount })),
        }),
      ),
    }),
  },
  listMemberLedger: {
    input: z.strictObject({ memberId, account: accountName, cursor: cursor.optional() }),
    output: z.strictObject({
      lines: z.array(
        z.strictObject({
          /** Number of the entry in its account, from 1 without a gap. */
          seq: z.string(),
          at: instant,
          reason: z.string(),
          amount: signedAmount,
          balanceAfter: signedAmount,
          /** The order, bet or transfer from which it came. */
          reference: z.string(),
          transferId: uuid,
          reverses: uuid.nullable(),
        }),
      ),
      next: cursor.nullable(),
    }),
  },
} satisfies SchemasOf<typeof membersOperatorEndpoints>;

export type MemberCase = z.output<typeof memberCase>;
export type MemberLine = z.output<typeof memberLine>;
