import { isMediaTrack, type MediaTrack } from './tracks.ts';

/** How long a signed address is good, and when a player asks for the next one, in seconds (design: renewed at 240). */
export const playAddressSeconds = 300;
export const playRenewalSeconds = 240;

export type PlayRight = MediaTrack | 'poster';

/** What a signed address allows. */
export interface PlayClaim {
  /** `chatRoomNo`: letters, digits, `-` and `_`, at most 40. */
  readonly room: string;
  /** `poster` alone shows the last key frame and plays nothing; every picture track includes it. */
  readonly tracks: readonly PlayRight[];
  /** Member or device, hashed by the server: letters, digits, `-` and `_`, at most 64. */
  readonly viewer: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** First 8 hex digits of the SHA-256 of the key that signed. */
  readonly keyId: string;
}

export interface SignedClaim extends PlayClaim {
  /** HMAC-SHA256 over `playClaimText`, 64 hex digits. */
  readonly signature: string;
}

/** What is signed. */
export function playClaimText(claim: PlayClaim): string {
  return ['fairway-play-v1', ...claimFields(claim)].join('\n');
}

/**
 * The path under which everything of an allowed room lies, without a slash at its end; `{path}/parts` (WebSocket), `{path}/master.m3u8`,
 * `{path}/poster.mp4`. Relative names below it inherit the signature.
 */
export function playPath(claim: SignedClaim): string {
  return ['/v1/play', ...claimFields(claim), claim.signature].join('/');
}

/** Reads what `playPath` wrote and what follows it; undefined for any other path. Says nothing about the signature. */
export function readPlayPath(path: string): { claim: SignedClaim; rest: string } | undefined {
  const found =
    /^\/v1\/play\/([\w-]{1,40})\/([a-z0-9.]{1,40})\/([\w-]{1,64})\/(\d{1,12})\/([0-9a-f]{8})\/([0-9a-f]{64})\/(.{1,80})$/.exec(
      path,
    );
  if (found === null) return undefined;
  const [, room = '', tracks = '', viewer = '', expiresAt = '', keyId = '', signature = '', rest = ''] =
    found;
  const names = tracks.split('.');
  if (!names.every(isPlayRight)) return undefined;
  return {
    claim: { room, tracks: names, viewer, expiresAt: Number(expiresAt), keyId, signature },
    rest,
  };
}

function isPlayRight(text: string): text is PlayRight {
  return text === 'poster' || isMediaTrack(text);
}

function claimFields({ room, tracks, viewer, expiresAt, keyId }: PlayClaim): string[] {
  return [room, tracks.join('.'), viewer, String(expiresAt), keyId];
}
