import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/files.ts';
import type { ReplayPlayer } from './replay-player.ts';

/** So many seconds before and after what is shown belong to the clip. */
const around = 10;
/** A spread of more arguments breaks some browsers. */
const piece = 8192;

/**
 * Saves one file with all that the verifier needs for the clip around `at`, in seconds of the replay: the segments as they were broadcast, the
 * chain's links and the published heads. Throws what fetching them throws.
 */
export async function saveClipProof(player: ReplayPlayer, broadcastId: string, at: number): Promise<void> {
  const segments = player.segmentsIn(at - around, at + around);
  const [{ heads }, chain, clip] = await Promise.all([
    api.getBroadcastHeads({ broadcastId }),
    player.file('chain.jsonl'),
    Promise.all(
      segments.map(async ({ track, segment, name }) => ({
        track,
        segment,
        base64: toBase64(await player.file(name)),
      })),
    ),
  ]);
  const question = { kind: 'broadcast', broadcast: broadcastId, chain: linesOf(chain), heads, clip };
  const text = `${JSON.stringify(question, undefined, 2)}\n`;
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `broadcast-${broadcastId}-${Math.floor(at)}s.json`,
  );
}

function linesOf(chain: Uint8Array): unknown[] {
  const lines = new TextDecoder().decode(chain).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += piece)
    text += String.fromCodePoint(...bytes.subarray(from, from + piece));
  return btoa(text);
}
