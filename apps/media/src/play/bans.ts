import { operatorViewerMark } from '@fairway/contract/media/order-schemas.ts';

interface Ban {
  /** Undefined: everybody in the room but operators. */
  readonly viewer: string | undefined;
  /** Undefined: in every room. */
  readonly room: string | undefined;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const mostBans = 10_000;

/** Viewers who may not watch although their address is signed; an address outlives a ban's order by five minutes at most. */
export class Bans {
  readonly #bans = new Map<string, Ban>();

  add(ban: Ban, now: number): void {
    for (const [key, { until }] of this.#bans) if (until <= now) this.#bans.delete(key);
    const [oldest] = this.#bans.keys();
    if (this.#bans.size >= mostBans && oldest !== undefined) this.#bans.delete(oldest);
    this.#bans.set(keyOf(ban.viewer, ban.room), ban);
  }

  isBanned(viewer: string, room: string, now: number): boolean {
    return (
      this.#lasts(keyOf(viewer, room), now) ||
      this.#lasts(keyOf(viewer, undefined), now) ||
      (!viewer.startsWith(operatorViewerMark) && this.#lasts(keyOf(undefined, room), now))
    );
  }

  #lasts(key: string, now: number): boolean {
    return (this.#bans.get(key)?.until ?? 0) > now;
  }
}

/** Neither name has a slash. */
function keyOf(viewer: string | undefined, room: string | undefined): string {
  return `${viewer ?? ''}/${room ?? ''}`;
}
