import type { PlayRight } from '@fairway/contract/media/play-address.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { Room } from '../rooms/room.ts';
import { playlist, type HlsAnswer } from './answer.ts';

/** The variants that an address allows; both pictures share the sound (RFC 8216, 4.3.4). `name` is the media playlist's: index or dvr. */
export function masterPlaylist(
  room: Room,
  allowed: readonly PlayRight[],
  name: string,
  now: number,
): HlsAnswer {
  const windows = room.windows.filter(({ track, init }) => init !== undefined && allowed.includes(track));
  const sound = windows.find(({ track }) => track === 'sound')?.init?.init;
  const soundRate = room.bitRate('sound', now);
  const audio = sound === undefined ? '' : ',AUDIO="sound"';
  const lines = ['#EXTM3U', '#EXT-X-VERSION:9', '#EXT-X-INDEPENDENT-SEGMENTS'];
  if (sound !== undefined)
    lines.push(
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,AUTOSELECT=YES,URI="hls/sound/${name}.m3u8"`,
    );
  for (const { track, init } of windows) {
    if (init === undefined || init.init.kind === 'sound') continue;
    const codecs = [init.init.codecs, sound?.codecs].filter((codec) => codec !== undefined).join(',');
    const rate = Math.max(room.bitRate(track, now) + soundRate, leastRate[track]);
    const size = `${init.init.width}x${init.init.height}`;
    lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${rate},RESOLUTION=${size},CODECS="${codecs}"${audio}`);
    lines.push(`hls/${track}/${name}.m3u8`);
  }
  if (sound !== undefined) {
    const rate = Math.max(soundRate, leastRate.sound);
    lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${rate},CODECS="${sound.codecs}",AUDIO="sound"`);
    lines.push(`hls/sound/${name}.m3u8`);
  }
  return playlist(lines);
}

/** Stated where less is measured: a player that has just begun must not take the larger picture for the smaller. */
const leastRate: Readonly<Record<MediaTrack, number>> = { hd: 1_000_000, '360p': 300_000, sound: 32_000 };
