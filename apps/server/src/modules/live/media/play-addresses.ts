import {
  playClaimText,
  playPath,
  type PlayClaim,
  type PlayRight,
} from '@fairway/contract/media/play-address.ts';
import { replayClaimText, replayPath, type ReplayClaim } from '@fairway/contract/media/replay-address.ts';
import { hmacSha256, sha256Hex } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';

/** What an address is signed for. */
export interface PlayGrant {
  readonly room: string;
  readonly tracks: readonly PlayRight[];
  readonly viewer: string;
  readonly expiresAt: Date;
}

/** The signed path under which a room's picture lies for one viewer; undefined where no origin is configured. */
export function signedPath(
  { config }: Pick<Platform, 'config'>,
  { room, tracks, viewer, expiresAt }: PlayGrant,
): string | undefined {
  const { playKey } = config.media;
  if (!playKey) return undefined;
  const claim: PlayClaim = {
    room,
    tracks,
    viewer,
    expiresAt: Math.floor(expiresAt.getTime() / 1000),
    // The origin holds two keys and finds by this which one has signed.
    keyId: sha256Hex(playKey).slice(0, 8),
  };
  return playPath({ ...claim, signature: hmacSha256(playKey, playClaimText(claim)).toString('hex') });
}

/** The signed path of a replay for one viewer; undefined where no origin is configured. */
export function signedReplayPath(
  { config }: Pick<Platform, 'config'>,
  { room, broadcast, viewer, expiresAt }: Omit<PlayGrant, 'tracks'> & { readonly broadcast: string },
): string | undefined {
  const { playKey } = config.media;
  if (!playKey) return undefined;
  const claim: ReplayClaim = {
    room,
    broadcast,
    viewer,
    expiresAt: Math.floor(expiresAt.getTime() / 1000),
    keyId: sha256Hex(playKey).slice(0, 8),
  };
  return replayPath({ ...claim, signature: hmacSha256(playKey, replayClaimText(claim)).toString('hex') });
}

/** Who watches, as the origin knows it: a keyed hash of the member or of the visitor's device, so that nobody outside learns either. */
export function viewerOf(
  { config }: Pick<Platform, 'config'>,
  {
    member,
    deviceId,
    address,
  }: { member: { memberId: string } | undefined; deviceId: string; address: string },
): string {
  const [mark, name] = member ? ['m', member.memberId] : ['v', deviceId === '' ? address : deviceId];
  const hash = hmacSha256(config.secrets.server, `live viewer ${mark} ${name}`).toString('hex');
  return mark + hash.slice(0, 32);
}

/** As `viewerOf`, of an operator at the console. */
export function deskViewer({ operatorId }: { operatorId: string }): string {
  return `o${operatorId.replaceAll('-', '')}`;
}
