import type { MemberSession } from '#platform/http/authenticate.ts';
import type { Platform } from '#platform/platform.ts';

/** How long a session is believed without asking the database, in ms; a revoked token stops within 5 s everywhere. */
const believedMs = 3_000;
const mostSessions = 50_000;

interface Remembered {
  session: MemberSession;
  until: number;
}

/** The sessions this process has seen in the last seconds. It saves a round trip a call; it decides nothing for longer. */
export class SessionCache {
  private readonly byToken = new Map<string, Remembered>();
  private readonly app: Pick<Platform, 'clock'>;

  constructor(app: Pick<Platform, 'clock'>) {
    this.app = app;
  }

  get(key: string): MemberSession | undefined {
    const found = this.byToken.get(key);
    if (!found) return undefined;
    if (found.until > this.app.clock.now().getTime()) return found.session;
    this.byToken.delete(key);
    return undefined;
  }

  set(key: string, session: MemberSession): void {
    if (this.byToken.size >= mostSessions) this.byToken.clear();
    this.byToken.set(key, { session, until: this.app.clock.now().getTime() + believedMs });
  }

  forget(sessionId: string): void {
    for (const [key, { session }] of this.byToken)
      if (session.sessionId === sessionId) this.byToken.delete(key);
  }
}

const caches = new WeakMap<Platform, SessionCache>();

/** This process's cache: one a platform. */
export function sessionCacheOf(app: Platform): SessionCache {
  const known = caches.get(app) ?? new SessionCache(app);
  caches.set(app, known);
  return known;
}
