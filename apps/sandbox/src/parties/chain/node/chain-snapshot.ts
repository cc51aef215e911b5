import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Rpc } from './json-rpc.ts';

const unzip = promisify(gunzip);

/** States of so many blocks are kept, so that a reorganisation can reach back across a restart. */
export const keptStates = 70;
const keptBlockHashes = 256;
/** Below this height the states are always saved; above, only on a clean stop, because they cost a second. */
const cheapHeight = 500;

type State = { block_hashes?: Record<string, string> };
type Snapshot = { historical_states: [string, State][] | null };

/** The file from which the node starts; undefined before the first save. */
export function snapshotFile(folder: string): string | undefined {
  const file = join(folder, 'chain-state.json');
  return existsSync(file) ? file : undefined;
}

/** Saves the chain, whole or not at all: a killed save leaves the file of the save before. */
export async function saveSnapshot(rpc: Rpc, folder: string, stopping: boolean): Promise<void> {
  const height = Number(await rpc<string>('eth_blockNumber'));
  const dump = await rpc<string>('anvil_dumpState', stopping || height < cheapHeight);
  const snapshot = JSON.parse((await unzip(Buffer.from(dump.slice(2), 'hex'))).toString('utf8')) as Snapshot;
  for (const [, state] of snapshot.historical_states ?? []) {
    if (state.block_hashes) state.block_hashes = newestHashes(state.block_hashes);
  }
  const file = join(folder, 'chain-state.json');
  const draft = openSync(`${file}.new`, 'w');
  writeSync(draft, JSON.stringify(snapshot));
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
}

/** A contract can ask for no older ones, and each state would carry all of them. */
function newestHashes(hashes: Record<string, string>): Record<string, string> {
  const newest = Object.entries(hashes).toSorted(([a], [b]) => Number(b) - Number(a));
  return Object.fromEntries(newest.slice(0, keptBlockHashes));
}
