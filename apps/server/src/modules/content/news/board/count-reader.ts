import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { insertReader } from './readers-store.ts';

/**
 * Counts the caller as a reader: a member by account, a visitor by network address, because a device's id is whatever its owner
 * writes. Only a digest is kept.
 */
export async function countReader(app: Platform, call: VisitorCall, newsId: string): Promise<void> {
  const subject = call.member ? `member/${call.member.memberId}` : `address/${call.address}`;
  const reader = hmacSha256(app.config.secrets.server, `news-reader:${subject}`);
  await insertReader(app.db, { newsId, reader, at: app.clock.now() });
}
