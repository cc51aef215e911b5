import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
    day: head.day,
    seq: head.seq.toString(),
    hash: head.hash.toString('hex'),
    signedAt: head.signedAt.toISOString(),
    signature: head.signature.toString('base64'),
    publicKey: headPublicKey(app),
  };
  const file = join(folder, `${head.day}.json`);
  await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
