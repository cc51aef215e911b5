import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import { judgeIdentity, prepareGate, type IdentityGate } from '#modules/identity';
import { holdMember } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { upsertApplication } from './anchors-store.ts';
import { readOwnAnchor } from './get-own-anchor.ts';

/** Phone and real name, a card recommended: whom the house pays must be known as for a withdrawal. */
const gate: IdentityGate = { flow: 'withdrawal', level: 2 };

/**
 * Asks to become an anchor; a refused member may ask again. Writes the application. Throws `anchorNameTaken`, `anchorApplied` where one
 * waits or was decided otherwise, and what is missing of the identity.
 */
export const applyAsAnchor: Operation<
  (typeof anchorEndpoints)['applyAsAnchor'],
  (typeof anchorSchemas)['applyAsAnchor']
> = async (app, { member: { memberId } }, { name, about }) => {
  await prepareGate(app, memberId, gate);
  return inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, memberId);
    if (!member) throw new Error(`Member ${memberId} is gone while signed in`);
    await judgeIdentity(tx, app, member, gate);

    const at = await databaseNow(tx);
    const application = { id: app.ids.uuid(), memberId, name, about, at };
    const isWritten = await upsertApplication(tx, application).catch((fault: unknown) => {
      if (refusedBy(fault) === 'live_anchors_by_name') throw new AppError('anchorNameTaken');
      throw fault;
    });
    if (!isWritten) throw new AppError('anchorApplied');

    const anchor = await readOwnAnchor(tx, memberId);
    if (!anchor) throw new Error('An application is gone in the transaction that wrote it');
    return { anchor };
  });
};
