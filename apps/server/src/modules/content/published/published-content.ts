import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import { countDecisionsInForce, listLiveVersions, type LiveRow } from '../documents/publications-store.ts';

/** How long what this process read is believed, in ms. Screens that hear of a change ask a little later than this. */
const believedMs = 1_000;

export interface Live<Kind extends ContentKind> {
  key: string;
  version: number;
  document: ContentDocument<Kind>;
  publishedAt: Date;
  /** Of its first version. */
  firstPublishedAt: Date;
}

/** Everything that visitors see, by kind and in order. */
export interface PublishedContent {
  /** Grows with every decision that comes into force. */
  version: number;
  all<Kind extends ContentKind>(kind: Kind): readonly Live<Kind>[];
  find<Kind extends ContentKind>(kind: Kind, key: string): Live<Kind> | undefined;
}

/**
 * What visitors see now, from memory: at most one look at the database a second, however many ask at once, and the documents
 * are read again only when a decision has come into force since.
 */
const published = defineRemembered({ name: 'content.published', believedMs }, refresh);

export function publishedContent(app: Platform): Promise<PublishedContent> {
  return published.read(app);
}

/** After a decision in this process: the next reader looks at the database. */
export function forgetPublished(app: Platform): void {
  published.forget(app);
}

async function refresh(app: Platform, last: PublishedContent | undefined): Promise<PublishedContent> {
  const now = app.clock.now();
  const version = await countDecisionsInForce(app.db, now);
  if (last?.version === version) return last;
  return arrange(version, await listLiveVersions(app.db, now));
}

function arrange(version: number, rows: readonly LiveRow[]): PublishedContent {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const ordered = new Map(
    [...byKind].map(([kind, ofKind]) => [kind, ofKind.toSorted(byPosition).map(present)]),
  );
  // The column holds what the schema of its kind let in, so a kind's rows are of that kind.
  const all = <Kind extends ContentKind>(kind: Kind) => (ordered.get(kind) ?? []) as Live<Kind>[];
  return { version, all, find: (kind, key) => all(kind).find((live) => live.key === key) };
}

function byPosition(left: LiveRow, right: LiveRow): number {
  return left.document.position - right.document.position || (left.key < right.key ? -1 : 1);
}

function present(row: LiveRow): Live<ContentKind> {
  const { key, version, document, published_at: publishedAt, first_published_at: firstPublishedAt } = row;
  return { key, version, document, publishedAt, firstPublishedAt };
}
