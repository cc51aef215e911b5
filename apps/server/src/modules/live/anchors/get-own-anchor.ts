import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { OwnAnchor, anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectAnchorOfMember } from './anchors-store.ts';
import { selectContracts } from './contracts-store.ts';
import { presentOwnAnchor } from './present-anchor.ts';

/** The member's own application, room and contracts; null for a member who never asked. */
export const getOwnAnchor: Operation<
  (typeof anchorEndpoints)['getOwnAnchor'],
  (typeof anchorSchemas)['getOwnAnchor']
> = async (app, { member }) => ({ anchor: (await readOwnAnchor(app.db, member.memberId)) ?? null });

export async function readOwnAnchor(db: Db | Tx, memberId: string): Promise<OwnAnchor | undefined> {
  const row = await selectAnchorOfMember(db, memberId);
  return row && presentOwnAnchor(row, await selectContracts(db, [row.id]));
}
