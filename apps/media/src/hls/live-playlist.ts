import { segmentDuration, type Segment } from '../rooms/parts.ts';
import type { Room } from '../rooms/room.ts';
import type { TrackWindow } from '../rooms/track-window.ts';
import { playlist, type HlsAnswer } from './answer.ts';

/** Key frames are at most four seconds apart. */
export const targetSeconds = 4;
/** The least that is stated as a part's duration, in seconds; larger ones raise it. */
const leastPartTarget = 0.25;

/** The window of a track for low-latency HLS (RFC 8216bis): complete segments, their parts, the part to come. */
export function livePlaylist(room: Room, window: TrackWindow): HlsAnswer {
  const { segments } = window;
  const partTarget = Math.max(
    leastPartTarget,
    ...segments.flatMap(({ parts }) => parts.map(({ duration }) => duration)),
  );
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    `#EXT-X-PART-INF:PART-TARGET=${seconds(partTarget)}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${seconds(partTarget * 3)}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${window.passedBreaks}`,
  ];
  for (const [index, segment] of segments.entries()) {
    if (segment.discontinuity && index > 0) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.init !== segments[index - 1]?.init)
      lines.push(`#EXT-X-MAP:URI="init-${segment.init.from}.mp4"`);
    lines.push(...segmentLines(segment, index === segments.length - 1));
  }
  lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-${window.nextPart}.m4s"`);
  lines.push(...reports(room, window));
  return playlist(lines);
}

function segmentLines(segment: Segment, grows: boolean): string[] {
  const [first] = segment.parts;
  const lines = [`#EXT-X-PROGRAM-DATE-TIME:${new Date(first?.capturedAt ?? 0).toISOString()}`];
  for (const { number, duration, key } of segment.parts)
    lines.push(
      `#EXT-X-PART:DURATION=${seconds(duration)},URI="part-${number}.m4s"${key ? ',INDEPENDENT=YES' : ''}`,
    );
  if (!grows) lines.push(`#EXTINF:${seconds(segmentDuration(segment))},`, `seg-${segment.number}.m4s`);
  return lines;
}

/** Where the other tracks are, so that a player that changes asks for the right part at once. */
function reports(room: Room, own: TrackWindow): string[] {
  return room.windows.flatMap((other) => {
    const last = other.segments.at(-1);
    if (other === own || last === undefined) return [];
    const where = `LAST-MSN=${last.number},LAST-PART=${last.parts.length - 1}`;
    return [`#EXT-X-RENDITION-REPORT:URI="../${other.track}/index.m3u8",${where}`];
  });
}

/** Seconds with five digits, without zeros at the end. */
export function seconds(value: number): string {
  return String(Math.round(value * 100_000) / 100_000);
}
