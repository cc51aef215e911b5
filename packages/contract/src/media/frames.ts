import { mediaTracks, type MediaTrack } from './tracks.ts';

/** Bytes before the payload of a binary message, to the origin and from it. */
export const frameHeadBytes = 24;

/** A binary message: the init segment of a track, or one part (`styp prft moof mdat`) of it. */
export interface MediaFrame {
  readonly kind: 'init' | 'part';
  readonly track: MediaTrack;
  /** The part begins with a key frame; always so for sound. */
  readonly key: boolean;
  /** The track's times do not continue those of the part before: publisher returned, or its clock jumped. */
  readonly discontinuity: boolean;
  /** Parts are counted from 0 through a broadcast, without gaps at the origin; an init segment has the number of the first part it serves. */
  readonly number: number;
  /** The segment (from one key frame to the next) that the part lies in. */
  readonly segment: number;
  /** When the first picture or sound of the part was taken, in milliseconds since 1970 on the origin's clock; from a publisher, on its own. */
  readonly capturedAt: number;
  /** In microseconds. */
  readonly duration: number;
  readonly payload: Uint8Array<ArrayBuffer>;
}

const version = 1;
const kinds = ['init', 'part'] as const;

/**
 * Big-endian: version, kind, track (a byte each), flags (bit 0 key, bit 1 discontinuity), number (u32), segment (u32), capturedAt (f64),
 * duration (u32), then the payload.
 */
export function encodeFrame(frame: MediaFrame): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frameHeadBytes + frame.payload.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, version);
  view.setUint8(1, kinds.indexOf(frame.kind));
  view.setUint8(2, mediaTracks.indexOf(frame.track));
  view.setUint8(3, (frame.key ? 1 : 0) | (frame.discontinuity ? 2 : 0));
  view.setUint32(4, frame.number);
  view.setUint32(8, frame.segment);
  view.setFloat64(12, frame.capturedAt);
  view.setUint32(20, frame.duration);
  bytes.set(frame.payload, frameHeadBytes);
  return bytes;
}

/** The message that these bytes are, its payload a view on them; undefined for anything else. */
export function decodeFrame(bytes: Uint8Array<ArrayBuffer>): MediaFrame | undefined {
  if (bytes.length <= frameHeadBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kinds[view.getUint8(1)];
  const track = mediaTracks[view.getUint8(2)];
  const flags = view.getUint8(3);
  const capturedAt = view.getFloat64(12);
  if (view.getUint8(0) !== version || kind === undefined || track === undefined || flags > 3)
    return undefined;
  if (!Number.isFinite(capturedAt) || capturedAt < 0) return undefined;
  return {
    kind,
    track,
    key: (flags & 1) !== 0,
    discontinuity: (flags & 2) !== 0,
    number: view.getUint32(4),
    segment: view.getUint32(8),
    capturedAt,
    duration: view.getUint32(20),
    payload: bytes.subarray(frameHeadBytes),
  };
}
