import type { ReplayClaim } from '@fairway/contract/media/replay-address.ts';
import type { ReplayIndex } from '@fairway/contract/media/replay-index.ts';
import { isMediaTrack } from '@fairway/contract/media/tracks.ts';
import { answerChain } from '../hls/answer-chain.ts';
import { mediaBytes, refuse, type HlsAnswer } from '../hls/answer.ts';
import { replayIndex } from './replay-index.ts';
import { replayMaster, replayPlaylist } from './replay-playlists.ts';
import type { Replay } from './replay.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** Answers what a signed address of a replay allows; `rest` is what follows the signature in the path. */
export async function answerReplay(
  rooms: Rooms,
  { claim, rest }: { readonly claim: ReplayClaim; readonly rest: string },
): Promise<HlsAnswer> {
  const { replays } = rooms;
  const replay = replays.find(claim.room, claim.broadcast);
  if (replay === undefined || replay.lines.length === 0) return refuse(404, 'notFound');
  const answer =
    rest === 'chain.jsonl'
      ? await answerChain(rooms.chainFile(claim.room, claim.broadcast))
      : await answer200(replay, rest);
  // It may have been taken down meanwhile.
  return replays.has(replay) && answer !== undefined ? answer : refuse(404, 'notFound');
}

async function answer200(replay: Replay, rest: string): Promise<HlsAnswer | undefined> {
  if (rest === 'index.json') return json(await replayIndex(replay));
  if (rest === 'master.m3u8') return replayMaster(await replayIndex(replay));
  const [, track = '', name = ''] = /^([a-z0-9]{1,8})\/([a-z0-9.-]{1,32})$/.exec(rest) ?? [];
  if (!isMediaTrack(track)) return undefined;
  if (name === 'index.m3u8') {
    const found = (await replayIndex(replay)).tracks.find((one) => one.track === track);
    return found && replayPlaylist(found);
  }
  const [, kind, digits] = /^(init|seg)-(\d{1,10})\.(?:mp4|m4s)$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const number = Number(digits);
  const bytes =
    kind === 'init' ? await replay.readInit(track, number) : await replay.readSegment(track, number);
  return bytes && mediaBytes(bytes);
}

function json(index: ReplayIndex): HlsAnswer {
  return { status: 200, type: 'application/json', body: JSON.stringify(index), lasting: false };
}
