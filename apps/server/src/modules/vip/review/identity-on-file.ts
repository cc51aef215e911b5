import type { Db, Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Whether a member's identity card is known. */
type IdentityOnFile = (db: Db | Tx, memberId: string) => Promise<boolean>;

/** Answered by the module that keeps identities. */
export const identityOnFile = defineExtensionPoint<IdentityOnFile>('identity on file');
