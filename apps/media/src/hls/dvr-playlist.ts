import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { Room } from '../rooms/room.ts';
import { playlist, type HlsAnswer } from './answer.ts';
import { seconds, targetSeconds } from './live-playlist.ts';

/** Everything of a track that the ring still has, in whole segments; closed once the broadcast is over. */
export function dvrPlaylist(room: Room, track: MediaTrack): HlsAnswer {
  const recorded = room.recorder.recorded(track);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${recorded[0]?.segment ?? 0}`,
  ];
  for (const [index, one] of recorded.entries()) {
    if (one.discontinuity && index > 0) lines.push('#EXT-X-DISCONTINUITY');
    if (one.init !== recorded[index - 1]?.init) lines.push(`#EXT-X-MAP:URI="init-${one.init}.mp4"`);
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(one.capturedAt).toISOString()}`);
    lines.push(`#EXTINF:${seconds(one.duration)},`, `seg-${one.segment}.m4s`);
  }
  if (room.isOver) lines.push('#EXT-X-ENDLIST');
  return playlist(lines);
}
