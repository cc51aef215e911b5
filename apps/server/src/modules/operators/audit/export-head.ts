import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { SignedHead } from './head-store.ts';
import { headPublicKey } from './sign-head.ts';

/** Folder of the exported heads inside of the data folder; an operator copies it to a place that this server cannot write to. */
export function headFolder({ config }: Pick<Platform, 'config'>): string {
  return join(config.dataDir, 'audit-heads');
}

/** Writes a signed head as `YYYY-MM-DD.json`, complete or not at all. */
export async function exportHead(app: Pick<Platform, 'config'>, head: SignedHead): Promise<void> {
  const folder = headFolder(app);
  await mkdir(folder, { recursive: true });
  const content = {
    ...fieldsOf(head),
    after: head.after,
    signedAt: head.signedAt.toISOString(),
    publicKey: headPublicKey(app),
  };
  const file = join(folder, `${head.day}.json`);
  await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

const exportedHead = z.object({ day: z.string(), seq: z.string(), hash: z.string(), signature: z.string() });
export type ExportedHead = z.output<typeof exportedHead>;

/** The exported heads by the day of their file's name; null for any other file. */
export async function readExportedHeads(
  app: Pick<Platform, 'config'>,
): Promise<Map<string, ExportedHead | null>> {
  const heads = new Map<string, ExportedHead | null>();
  for (const name of await namesIn(headFolder(app))) {
    const day = /^(\d{4}-\d{2}-\d{2})\.json$/.exec(name)?.[1];
    if (day !== undefined) heads.set(day, await readHead(join(headFolder(app), name)));
  }
  return heads;
}

/** Whether a file says what was signed. */
export function saysSame(file: ExportedHead, head: SignedHead): boolean {
  const { day, seq, hash, signature } = fieldsOf(head);
  return file.day === day && file.seq === seq && file.hash === hash && file.signature === signature;
}

function fieldsOf({ day, seq, hash, signature }: SignedHead): ExportedHead {
  return { day, seq: seq.toString(), hash: hash.toString('hex'), signature: signature.toString('base64') };
}

/** Before the first head there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return [];
    throw fault;
  }
}

async function readHead(file: string): Promise<ExportedHead | null> {
  const text = await readFile(file, 'utf8');
  try {
    return exportedHead.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
