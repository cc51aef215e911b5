import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import type { Platform } from '#platform/platform.ts';
import type { LiveFeed } from '../feed.ts';
import { signedFeed } from './signed-feed.ts';

/** Every in-play feed, one line each; a match is covered by the first that takes it. */
export const oddsFeeds = [signedFeed] as const;

/** Those that are configured, by their code; none: no bets in play. */
export type ConnectedFeeds = ReadonlyMap<string, LiveFeed>;

export function connectedFeeds(app: Platform): ConnectedFeeds {
  return new Map(
    oddsFeeds.flatMap((adapter) => {
      const feed = connectAdapter(app, adapter);
      return feed ? [[adapter.code, feed] as const] : [];
    }),
  );
}
