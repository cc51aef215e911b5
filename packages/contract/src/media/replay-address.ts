/** What a signed address of a replay allows: one broadcast for one viewer. It lives as long as a play address (`playAddressSeconds`). */
export interface ReplayClaim {
  /** The room it was shown in, for bans: letters, digits, `-` and `_`, at most 40. */
  readonly room: string;
  readonly broadcast: string;
  /** Member or device, hashed by the server, as in a `PlayClaim`. */
  readonly viewer: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** First 8 hex digits of the SHA-256 of the key that signed. */
  readonly keyId: string;
}

interface SignedReplayClaim extends ReplayClaim {
  /** HMAC-SHA256 over `replayClaimText`, 64 hex digits. */
  readonly signature: string;
}

/** What is signed. Its first line keeps it apart from a play address. */
export function replayClaimText(claim: ReplayClaim): string {
  return ['fairway-replay-v1', ...claimFields(claim)].join('\n');
}

/**
 * The path under which a replay lies, without a slash at its end: `{path}/index.json` and its `{path}/<track>/seg-<n>.m4s`,
 * `{path}/<track>/init-<n>.mp4`; for players of HLS `{path}/master.m3u8`. Relative names below it inherit the signature.
 */
export function replayPath(claim: SignedReplayClaim): string {
  return ['/v1/replay', ...claimFields(claim), claim.signature].join('/');
}

/** Reads what `replayPath` wrote and what follows it; undefined for any other path. Says nothing about the signature. */
export function readReplayPath(path: string): { claim: SignedReplayClaim; rest: string } | undefined {
  const found =
    /^\/v1\/replay\/([\w-]{1,40})\/([\w-]{1,64})\/([\w-]{1,64})\/(\d{1,12})\/([0-9a-f]{8})\/([0-9a-f]{64})\/(.{1,80})$/.exec(
      path,
    );
  if (found === null) return undefined;
  const [, room = '', broadcast = '', viewer = '', expiresAt = '', keyId = '', signature = '', rest = ''] =
    found;
  return { claim: { room, broadcast, viewer, expiresAt: Number(expiresAt), keyId, signature }, rest };
}

function claimFields({ room, broadcast, viewer, expiresAt, keyId }: ReplayClaim): string[] {
  return [room, broadcast, viewer, String(expiresAt), keyId];
}
