import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Clock } from '../../clock.ts';
import { Memory } from '../../memory/memory.ts';
import { encodingsTaken } from './encodings.ts';

/** A built file as it is sent. */
export interface KeptFile {
  readonly type: string;
  /** How it is compressed; undefined: as it was built. */
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** From this age on a file and its copies are written to their end, in milliseconds. */
const settledAfter = 30_000;

/**
 * The scripts, styles and fonts of one folder, kept in memory: a cold page asks for a hundred and more, and opening
 * each one is most of what its answer costs. Their names hold a hash, so what was read once is true for good, save
 * while a build is still writing. Anything else, also what is not there, is undefined.
 */
export function keptFiles(
  folder: string,
  clock: Clock,
): (name: string, accepted: string | undefined) => Promise<KeptFile | undefined> {
  const kept = new Memory<string, KeptFile>({ name: 'pages.files', most: 2000 });

  return async (name, accepted) => {
    const type = types[extname(name)];
    if (type === undefined || !/^[\w-][\w.-]*$/.test(name)) return undefined;
    const takes = encodingsTaken(accepted);
    const key = [name, ...takes.map(({ encoding }) => encoding)].join(' ');
    const held = kept.get(key);
    if (held) return held;

    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    const read = written && (await smallest(file, takes));
    if (!read) return undefined;
    const shown = { type, ...read };
    if (clock.now().getTime() - written.mtimeMs > settledAfter) kept.set(key, shown);
    return shown;
  };
}

async function smallest(
  file: string,
  takes: readonly { encoding: string | undefined; ending: string }[],
): Promise<Omit<KeptFile, 'type'> | undefined> {
  for (const { encoding, ending } of [...takes, { encoding: undefined, ending: '' }]) {
    const bytes = await readFile(file + ending).catch(() => undefined);
    if (bytes) return { encoding, bytes };
  }
  return undefined;
}
