import { readInit } from '@fairway/cmaf';
import type { ReplayIndex, ReplayTrack } from '@fairway/contract/media/replay-index.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import { replayClock } from './replay-clock.ts';
import type { Replay } from './replay.ts';

/** What a player learns of a replay before its segments. A track whose init segment is lost is left out. */
export async function replayIndex(replay: Replay): Promise<ReplayIndex> {
  const { duration, capturedAt, segments } = replayClock(replay.lines);
  const tracks = await Promise.all(replay.tracks.map((track) => describe(replay, track, segments)));
  return { duration, capturedAt, tracks: tracks.flatMap((track) => track ?? []) };
}

async function describe(
  replay: Replay,
  track: MediaTrack,
  placed: ReturnType<typeof replayClock>['segments'],
): Promise<ReplayTrack | undefined> {
  const segments = placed.get(track) ?? [];
  const froms = [...new Set(segments.map(({ init }) => init))];
  const inits = await Promise.all(
    froms.map(async (from) => [from, await replay.readInit(track, from)] as const),
  );
  const codecs: Record<string, string> = {};
  let [width, height] = [0, 0];
  for (const [from, bytes] of inits) {
    if (bytes === undefined) return undefined;
    const init = readInit(Uint8Array.from(bytes));
    codecs[from] = init.codecs;
    if (init.kind === 'picture') ({ width, height } = init);
  }
  return { track, codecs, width, height, segments };
}
