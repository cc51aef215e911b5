import { readFile } from 'node:fs/promises';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { Room } from '../rooms/room.ts';
import type { TrackWindow } from '../rooms/track-window.ts';
import { mediaBytes, refuse, type HlsAnswer } from './answer.ts';
import { dvrPlaylist } from './dvr-playlist.ts';
import { livePlaylist } from './live-playlist.ts';
import { waitFor } from './wait-for.ts';

export interface TrackQuestion {
  readonly room: Room;
  readonly track: MediaTrack;
  /** `index.m3u8`, `dvr.m3u8`, `init-0.mp4`, `seg-3.m4s` or `part-40.m4s`. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The asker's connection is gone. */
  readonly gone: AbortSignal;
}

/** A playlist of a track or a piece of it; from memory, else from the ring. */
export async function answerTrack(question: TrackQuestion): Promise<HlsAnswer> {
  const { room, track, name } = question;
  const window = room.window(track);
  if (window === undefined) return refuse(404, 'notFound');
  if (name === 'dvr.m3u8') return dvrPlaylist(room, track);
  if (name === 'index.m3u8') return answerLive(question, window);
  const [, kind, digits] = /^(init|seg|part)-(\d{1,10})\.(?:mp4|m4s)$/.exec(name) ?? [];
  const number = Number(digits);
  if (kind === 'init')
    return fromDisk(
      room.recorder.initFile(track, number),
      window.init?.from === number ? window.init.bytes : undefined,
    );
  if (kind === 'seg') return answerSegment(room, window, number);
  if (kind === 'part') return answerPart(question, window, number);
  return refuse(404, 'notFound');
}

async function answerLive({ room, query, gone }: TrackQuestion, window: TrackWindow): Promise<HlsAnswer> {
  if (room.isOver) return refuse(410, 'ended');
  const asked = query.get('_HLS_msn');
  if (asked !== null) {
    const [segment, part] = [Number(asked), Number(query.get('_HLS_part') ?? Number.NaN)];
    const last = window.segments.at(-1)?.number ?? 0;
    if (!Number.isInteger(segment) || segment < 0 || segment > last + 2) return refuse(400, 'malformed');
    const came = await waitFor(room, () => has(window, segment, part), gone);
    if (room.isOver) return refuse(410, 'ended');
    if (!came) return refuse(503, 'notLive');
  }
  return livePlaylist(room, window);
}

/** Whether the playlist has this part, or without a part this whole segment, or anything later. */
function has(window: TrackWindow, segment: number, part: number): boolean {
  const last = window.segments.at(-1);
  if (last === undefined) return false;
  if (last.number !== segment) return last.number > segment;
  return Number.isInteger(part) && last.parts.length > part;
}

async function answerPart(
  { room, gone }: TrackQuestion,
  window: TrackWindow,
  number: number,
): Promise<HlsAnswer> {
  // The part to come is hinted at, and may be asked for already.
  if (number === window.nextPart) await waitFor(room, () => window.nextPart > number, gone);
  const part = window.segments.flatMap(({ parts }) => parts).find((one) => one.number === number);
  return part === undefined ? refuse(404, 'notFound') : mediaBytes(part.bytes);
}

async function answerSegment(room: Room, window: TrackWindow, number: number): Promise<HlsAnswer> {
  const kept = window.segments.slice(0, -1).find((one) => one.number === number);
  if (kept !== undefined) return mediaBytes(Buffer.concat(kept.parts.map(({ bytes }) => bytes)));
  return fromDisk(room.recorder.segmentFile(window.track, number));
}

async function fromDisk(file: string, inMemory?: Uint8Array): Promise<HlsAnswer> {
  if (inMemory !== undefined) return mediaBytes(inMemory);
  const bytes = await readFile(file).catch(() => undefined);
  return bytes === undefined ? refuse(404, 'notFound') : mediaBytes(bytes);
}
