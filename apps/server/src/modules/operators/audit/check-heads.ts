import type { Platform } from '#platform/platform.ts';
import { readExportedHeads, saysSame, type ExportedHead } from './export-head.ts';
import { emptyTrail, selectHeads, type AuditHead, type HeldHead } from './head-store.ts';
import { headPublicKey, isHeadSigned } from './sign-head.ts';

/** What does not hold: a head, its file, or the row of the trail that it names. */
export type HeadFaultKind = 'headUnsigned' | 'headMissing' | 'fileMissing' | 'fileDiffers' | 'rowDiffers';

export interface HeadFault {
  readonly kind: HeadFaultKind;
  readonly day: string;
  /** Number of the newest row that the head covers; of a file that cannot be read, 0. */
  readonly seq: bigint;
}

/** The file of a head is written right after its row. */
const exportMilliseconds = 5 * 60_000;

/**
 * Holds the signed heads against the key that this server has and the database has not, against the files that were exported, and
 * against the trail. An owner of the database can write trail and heads, but no signature; removing heads leaves the next one or a file
 * behind. Answers the first that does not hold, and the newest head, up to which the trail was walked when it was signed.
 */
export async function checkHeads(
  app: Platform,
): Promise<{ fault: HeadFault | undefined; newest: AuditHead }> {
  const heads = await selectHeads(app.db);
  const files = await readExportedHeads(app);
  const publicKey = headPublicKey(app);
  const now = app.clock.now().getTime();
  const newest = heads.at(-1);
  const kindOf = (head: HeldHead, file: ExportedHead | null | undefined): HeadFaultKind | undefined => {
    if (!isHeadSigned(publicKey, head)) return 'headUnsigned';
    const isNew = head === newest && Math.abs(now - head.signedAt.getTime()) < exportMilliseconds;
    if (file === undefined && !isNew) return 'fileMissing';
    if (file !== undefined && (file === null || !saysSame(file, head))) return 'fileDiffers';
    return head.trailHash?.equals(head.hash) === true ? undefined : 'rowDiffers';
  };

  const faults: HeadFault[] = [];
  for (const head of heads) {
    const kind = kindOf(head, files.get(head.day));
    if (kind) faults.push({ kind, day: head.day, seq: head.seq });
    files.delete(head.day);
  }
  for (const [day, file] of files)
    faults.push({
      kind: 'headMissing',
      day,
      seq: /^\d{1,18}$/.test(file?.seq ?? '') ? BigInt(file?.seq ?? 0) : 0n,
    });
  const [fault] = faults.toSorted((a, b) => a.day.localeCompare(b.day));
  return { fault, newest: newest ?? emptyTrail };
}
