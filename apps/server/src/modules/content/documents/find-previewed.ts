import type { AnyDocument } from '@fairway/contract/content/document-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { readPreviewToken } from './preview-token.ts';
import { findVersion } from './versions-store.ts';

/** The version that a preview link names. Throws `previewEnded`, `contentNotFound`. */
export async function findPreviewed(app: Platform, token: string) {
  const { kind, key, version, expiresAt } = readPreviewToken(app, token);
  const row = await findVersion(app.db, { kind, key }, version);
  if (!row) throw new AppError('contentNotFound');
  // The column holds what the schema of this kind let in.
  return { key, version, expiresAt, content: { kind, document: row.document } as AnyDocument };
}
