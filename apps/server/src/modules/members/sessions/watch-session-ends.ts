import { openLongLivedConnection, type LongLivedConnection } from '#platform/db/long-lived-connection.ts';
import type { Platform } from '#platform/platform.ts';
import { knownSessions } from './session-cache.ts';

/**
 * Hears of sessions that end in any process and forgets them in this one; `onEnded` cuts their live lines. What is missed
 * while the connection is away is made up for by forgetting all. Answers how to stop.
 */
export async function watchSessionEnds(
  app: Platform,
  onEnded: (sessionId: string) => void,
): Promise<Pick<LongLivedConnection, 'end'>> {
  const known = knownSessions(app);
  return openLongLivedConnection({
    url: app.config.databases.app,
    name: 'fairway-sessions',
    logger: app.logger,
    async prepare(client) {
      client.on('notification', ({ payload = '' }) => {
        known.forgetWhere(({ session }) => session.sessionId === payload);
        onEnded(payload);
      });
      await client.query('listen session_ended');
      known.forgetAll();
    },
  });
}
