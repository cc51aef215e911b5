import { isMediaTrack } from '@fairway/contract/media/tracks.ts';
import type { PlayClaim } from '@fairway/contract/media/play-address.ts';
import { refuse, type HlsAnswer } from '../hls/answer.ts';
import { answerChain } from '../hls/answer-chain.ts';
import { answerPoster } from '../hls/answer-poster.ts';
import { answerTrack } from '../hls/answer-track.ts';
import { masterPlaylist } from '../hls/master-playlist.ts';
import type { Rooms } from '../rooms/rooms.ts';

export interface PlayQuestion {
  readonly claim: PlayClaim;
  /** What follows the signature in the path. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly gone: AbortSignal;
  readonly now: number;
}

/** Answers what a signed address allows over HTTP. */
export async function answerPlay(rooms: Rooms, question: PlayQuestion): Promise<HlsAnswer> {
  const { claim, rest, query, gone, now } = question;
  const room = rooms.find(claim.room);
  if (room === undefined || room.state === 'ready') return refuse(404, 'notLive');
  if (room.state === 'takenDown') return refuse(451, 'takenDown');
  if (rest === 'master.m3u8')
    return room.isOver ? refuse(410, 'ended') : masterPlaylist(room, claim.tracks, 'index', now);
  if (rest === 'dvr.m3u8') return masterPlaylist(room, claim.tracks, 'dvr', now);
  if (rest === 'poster.mp4') return answerPoster(room, claim.tracks, query.get('video'));
  if (rest === 'chain.jsonl') {
    await room.recorder.settled();
    return answerChain(room.recorder.indexFile);
  }
  const [folder, track = '', name = '', ...others] = rest.split('/');
  if (folder !== 'hls' || others.length > 0) return refuse(404, 'notFound');
  if (!isMediaTrack(track)) return refuse(404, 'notFound');
  if (!claim.tracks.includes(track)) return refuse(403, 'refused');
  room.pollers.set(claim.viewer, now);
  const answer = await answerTrack({ room, track, name, query, gone });
  // A takedown may have come while the question waited.
  return rooms.find(claim.room)?.state === 'takenDown' ? refuse(451, 'takenDown') : answer;
}
