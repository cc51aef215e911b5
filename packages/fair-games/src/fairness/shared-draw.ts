import { FairGamesError } from '../fair-games-error.ts';
import { isHash, type Hashing } from './hashing.ts';
import { stream, type Stream } from './stream.ts';

/** What a shared draw is made of: the house's link, which it cannot choose, and the beacon's randomness, which it cannot know. */
export interface SharedDraw {
  /** The draw's link of its game's hash chain. */
  readonly link: string;
  /** 64 hex digits of the beacon round named when betting opened. */
  readonly randomness: string;
  /** The game's code: `k3`, `pk10`. */
  readonly code: string;
  /** The draw's number: `20261126-017`. */
  readonly issue: string;
}

/** `randomness:code:issue`. Throws `badRandomness`, `badCode`, `badIssue`. */
export function sharedMessage({ randomness, code, issue }: Omit<SharedDraw, 'link'>): string {
  if (!isHash(randomness)) throw new FairGamesError('badRandomness', 'randomness is 64 hex digits');
  if (!/^[a-z][a-z0-9]{0,19}$/.test(code)) throw new FairGamesError('badCode', 'a code is lower case');
  if (!/^[0-9a-z-]{1,40}$/.test(issue)) throw new FairGamesError('badIssue', 'an issue is lower case');
  return `${randomness}:${code}:${issue}`;
}

/** The stream of one shared draw. Throws `badLink`, `badRandomness`, `badCode`, `badIssue`. */
export function sharedStream(hashing: Hashing, draw: SharedDraw): Stream {
  if (!isHash(draw.link)) throw new FairGamesError('badLink', 'a link is 64 lower-case hex digits');
  return stream(hashing, draw.link, sharedMessage(draw));
}
