import type { MemberSession } from '#platform/http/authenticate.ts';
import type { Platform } from '#platform/platform.ts';

/** How long a session is believed without asking the database, in ms; a revoked token stops within 5 s everywhere. */
const believedMs = 3_000;
const mostSessions = 50_000;

export interface KnownSession {
  session: MemberSession;
  lastSeenAt: Date;
  expiresAt: Date;
}

interface Remembered {
  known: KnownSession;
  until: number;
}

/** The sessions this process has seen in the last seconds. It saves a round trip a call; it decides nothing for longer. */
export class SessionCache {
  private readonly byToken = new Map<string, Remembered>();
  private readonly app: Pick<Platform, 'clock'>;

  constructor(app: Pick<Platform, 'clock'>) {
    this.app = app;
  }

  get(key: string): KnownSession | undefined {
    const found = this.byToken.get(key);
    if (!found) return undefined;
    if (found.until > this.app.clock.now().getTime()) return found.known;
    this.byToken.delete(key);
    return undefined;
  }

  /** Remembers what the database said; what is remembered already keeps its time, so that it is asked again. */
  set(key: string, known: KnownSession): void {
    if (this.byToken.has(key)) return;
    if (this.byToken.size >= mostSessions) this.byToken.clear();
    this.byToken.set(key, { known, until: this.app.clock.now().getTime() + believedMs });
  }

  forget(sessionId: string): void {
    for (const [key, { known }] of this.byToken)
      if (known.session.sessionId === sessionId) this.byToken.delete(key);
  }

  forgetAll(): void {
    this.byToken.clear();
  }
}

const caches = new WeakMap<Platform, SessionCache>();

/** This process's cache: one a platform. */
export function sessionCacheOf(app: Platform): SessionCache {
  const known = caches.get(app) ?? new SessionCache(app);
  caches.set(app, known);
  return known;
}
