import type { MemberSession } from '#platform/http/authenticate.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';

export interface KnownSession {
  session: MemberSession;
  lastSeenAt: Date;
  expiresAt: Date;
}

/**
 * The sessions this process has seen in the last seconds, by their token, which is hashed for the database alone. It saves a round trip a call; a revoked token stops
 * within 5 s everywhere, so that three are the longest it may be believed.
 */
export const knownSessions = defineMemory<string, KnownSession>({
  name: 'members.sessions',
  most: 50_000,
  believedMs: 3_000,
});
