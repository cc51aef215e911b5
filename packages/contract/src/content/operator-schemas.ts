import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, done, instant, typedText, uuid, versionNumber } from '../fields.ts';
import { agentApplication } from './agent-schemas.ts';
import { anyDocument, anyDraft } from './document-schemas.ts';
import { documentKey } from './fields.ts';
import type { contentOperatorEndpoints } from './operator-endpoints.ts';
import { contentKinds } from './kinds.ts';

const version = versionNumber;
const kind = z.enum(contentKinds);
const publication = z.strictObject({
  /** Counts the decisions about this document. */
  number: z.int().min(1),
  /** Null: taken down. */
  version: version.nullable(),
  goesLiveAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant,
});

/** A document's status for visitors. */
const documentStatus = z.strictObject({
  newestVersion: version,
  /** What visitors see, null for nothing. */
  liveVersion: version.nullable(),
  /** The next decision whose time has not come. */
  waiting: publication.nullable(),
  /** Number of the latest decision, 0 before the first: what a further one must have seen. */
  decisions: z.int().min(0),
});

export const contentOperatorSchemas = {
  listContentDocuments: {
    input: z.strictObject({ kind }),
    output: z.strictObject({
      documents: z.array(
        documentStatus.extend({
          key: documentKey,
          /** What an editor knows it by; English empty if missing. */
          title: z.strictObject({ zh: z.string(), en: z.string() }),
          position: z.int(),
          changedBy: z.string().nullable(),
          changedAt: instant,
        }),
      ),
    }),
  },
  getContentDocument: {
    input: z.strictObject({ kind, key: documentKey, version: version.optional() }),
    output: documentStatus.extend({
      key: documentKey,
      version,
      content: anyDocument,
      versions: z.array(z.strictObject({ version, writtenBy: z.string().nullable(), writtenAt: instant })),
      publications: z.array(publication),
    }),
  },
  saveContentDraft: {
    input: anyDraft,
    output: z.strictObject({ version }),
  },
  getContentPreviewLink: {
    input: z.strictObject({ kind, key: documentKey, version }),
    output: z.strictObject({
      /** On the member site. */
      url: z.string(),
      expiresAt: instant,
    }),
  },
  publishContent: {
    input: z.strictObject({
      kind,
      key: documentKey,
      version: version.nullable(),
      /** Null: now. */
      goesLiveAt: instant.nullable(),
      decisions: z.int().min(0),
    }),
    output: z.strictObject({ number: z.int().min(1) }),
  },
  listAgentApplications: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      applications: z.array(
        agentApplication.extend({
          id: z.string(),
          member: z.boolean(),
          agentVerify: z.string(),
          appliedAt: instant,
          /** Null while nobody has dealt with it. */
          handled: z.strictObject({ by: z.string(), at: instant, note: z.string() }).nullable(),
        }),
      ),
      next: cursor.nullable(),
    }),
  },
  handleAgentApplication: {
    input: z.strictObject({ id: uuid, note: typedText(2, 100) }),
    output: done,
  },
} satisfies SchemasOf<typeof contentOperatorEndpoints>;
