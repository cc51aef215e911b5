import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { insertSession } from './sessions-store.ts';

/** How long a launch lasts at most; the login behind it may end earlier. */
const lastsSeconds = 12 * 3600;

/**
 * Opens a launch of the caller at a provider and answers its token, with which the provider names it in its calls. Stakes are
 * taken until it ends, the member signs out, or the login ends otherwise.
 */
export async function openPlaySession(
  app: Platform,
  call: MemberCall,
  { provider, currency }: { provider: string; currency: WalletCurrency },
): Promise<string> {
  const token = app.ids.secret();
  const createdAt = app.clock.now();
  const { memberId, sessionId } = call.member;
  const expiresAt = addSeconds(createdAt, lastsSeconds);
  await inTransaction(app.db, (tx) =>
    insertSession(tx, { token, provider, memberId, sessionId, currency, createdAt, expiresAt }),
  );
  return token;
}
