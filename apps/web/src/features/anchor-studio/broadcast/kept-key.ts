import { sessionMemory } from '@fairway/ui/browser/storage.ts';

/** The key of a broadcast with where it goes. */
export interface BroadcastKey {
  readonly broadcastId: string;
  readonly streamKey: string;
  /** Addresses of servers without a path, in the order of the failover. */
  readonly domains: readonly string[];
}

const place = 'fairway.studio.key';

/** Keeps the key for as long as the tab is open: a page that was loaded again goes on with its broadcast within the minute that the room waits. */
export function keepKey(key: BroadcastKey): void {
  sessionMemory.set(place, JSON.stringify(key));
}

/** The key of this broadcast, where this tab opened it. */
export function keptKey(broadcastId: string): BroadcastKey | undefined {
  const kept = sessionMemory.get(place);
  if (kept === null) return undefined;
  try {
    const key = JSON.parse(kept) as BroadcastKey;
    return key.broadcastId === broadcastId ? key : undefined;
  } catch {
    return undefined;
  }
}

export function forgetKey(): void {
  sessionMemory.remove(place);
}
