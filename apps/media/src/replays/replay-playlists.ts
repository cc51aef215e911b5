import type { ReplayIndex, ReplayTrack } from '@fairway/contract/media/replay-index.ts';
import { playlist, type HlsAnswer } from '../hls/answer.ts';
import { seconds, targetSeconds } from '../hls/live-playlist.ts';

/** The replay for players of HLS: its pictures with the sound that they share. */
export function replayMaster({ tracks }: ReplayIndex): HlsAnswer {
  const sound = tracks.find(({ track }) => track === 'sound');
  const pictures = tracks.filter(({ track }) => track !== 'sound');
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  if (sound !== undefined && pictures.length > 0)
    lines.push(
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,AUTOSELECT=YES,URI="sound/index.m3u8"',
    );
  for (const picture of pictures.length > 0 ? pictures : tracks) {
    const codecs = [picture, ...(sound && pictures.length > 0 ? [sound] : [])].map(codecOf).join(',');
    const size = picture.width > 0 ? `,RESOLUTION=${picture.width}x${picture.height}` : '';
    const audio = sound && pictures.length > 0 ? ',AUDIO="sound"' : '';
    lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidths[picture.track]}${size},CODECS="${codecs}"${audio}`);
    lines.push(`${picture.track}/index.m3u8`);
  }
  return playlist(lines);
}

/** One track, whole. */
export function replayPlaylist({ segments }: ReplayTrack): HlsAnswer {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
  ];
  for (const [index, { n, init, ms, shift }] of segments.entries()) {
    const before = segments[index - 1];
    if (before !== undefined && before.shift !== shift) lines.push('#EXT-X-DISCONTINUITY');
    if (init !== before?.init) lines.push(`#EXT-X-MAP:URI="init-${init}.mp4"`);
    lines.push(`#EXTINF:${seconds(ms / 1000)},`, `seg-${n}.m4s`);
  }
  lines.push('#EXT-X-ENDLIST');
  return playlist(lines);
}

/** Bits a second, at most: the limits of the format, so that a player expects no less than may come. */
const bandwidths: Readonly<Record<ReplayTrack['track'], number>> = {
  hd: 6_000_000,
  '360p': 1_000_000,
  sound: 256_000,
};

function codecOf({ codecs, segments }: ReplayTrack): string {
  return codecs[segments[0]?.init ?? ''] ?? '';
}
