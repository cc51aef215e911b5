import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, paragraphs, typedText, uuid, versionNumber } from '../fields.ts';
import type { messagesOperatorEndpoints } from './operator-endpoints.ts';
import { broadcastKinds, broadcastStatuses, highestGrade, mostNamed } from './broadcasts.ts';

const kind = z.literal(broadcastKinds.codeList);
const status = z.enum(broadcastStatuses);
const version = versionNumber;
const grade = z.int().min(0).max(highestGrade);

/** A text in both languages; an empty English one means: show the Chinese. */
const title = z.strictObject({ zh: typedText(1, 60), en: typedText(0, 120) });

const text = z.strictObject({ zh: paragraphs(1, 1000), en: paragraphs(0, 2000) });

const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** Grades from and to, both included. */
  z
    .strictObject({ kind: z.literal('vip'), from: grade, to: grade })
    .refine(({ from, to }) => from <= to, { path: ['to'] }),
  z.strictObject({
    kind: z.literal('members'),
    names: z.array(typedText(1, 32)).min(1).max(mostNamed),
  }),
]);

const fields = {
  kind,
  title,
  text,
  /** A page of our own that it leads to; empty for none. */
  to: z.string().regex(/^(?:|\/app\/[\w/?=&%.-]{1,200})$/),
  audience,
  /** Gone from lists and counts from then on; null: after the inbox’s 90 days. */
  until: instant.nullable(),
};

const broadcast = z.strictObject({
  ...fields,
  id: uuid,
  status,
  publishAt: instant.nullable(),
  version,
  createdBy: z.string(),
  createdAt: instant,
  updatedAt: instant,
});

const versioned = z.strictObject({ id: uuid, version });

export const messagesOperatorSchemas = {
  listBroadcasts: {
    input: z.strictObject({
      kind: kind.optional(),
      status: status.optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ broadcasts: z.array(broadcast), next: cursor.nullable() }),
  },
  getBroadcast: {
    input: z.strictObject({ id: uuid }),
    output: z.strictObject({
      broadcast,
      /** Members it is for now. */
      reach: z.int(),
      /** Of them, who has opened it; a special notice is not counted. */
      readBy: z.int(),
    }),
  },
  createBroadcast: { input: z.strictObject(fields), output: broadcast },
  updateBroadcast: { input: versioned.extend(fields), output: broadcast },
  publishBroadcast: {
    /** `at` null: now. */
    input: versioned.extend({ at: instant.nullable() }),
    output: broadcast,
  },
  withdrawBroadcast: { input: versioned.extend({ reason: typedText(3, 200) }), output: broadcast },
} satisfies SchemasOf<typeof messagesOperatorEndpoints>;

export type Broadcast = z.output<typeof broadcast>;
export type BroadcastFields = z.output<(typeof messagesOperatorSchemas)['createBroadcast']['input']>;
