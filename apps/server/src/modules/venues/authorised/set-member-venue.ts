import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { MemberVenues, venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import { findMember } from '#modules/members';
import { writeAudit } from '#modules/operators';
import type { Db, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { venueOf, venues } from '../catalogue/registry.ts';
import { deleteWithheld, selectWithheld, writeWithheld } from './withheld-store.ts';

/** Every venue with what was taken from the member. Throws `memberNotFound`. */
export const getMemberVenues: Operation<
  (typeof venuesOperatorEndpoints)['getMemberVenues'],
  (typeof venuesOperatorSchemas)['getMemberVenues']
> = async (app, _call, { memberId }) => {
  await mustExist(app.db, memberId);
  return present(app.db, memberId);
};

/**
 * Takes a venue from a member, or gives it back. Money at the venue can be taken home all the same. Writes the row and the audit row.
 * Throws `memberNotFound`, `venueUnknown`, `reasonNeeded`.
 */
export const setMemberVenue: Operation<
  (typeof venuesOperatorEndpoints)['setMemberVenue'],
  (typeof venuesOperatorSchemas)['setMemberVenue']
> = async (app, call, { memberId, channelCode, authorised, reason }) => {
  const { code } = venueOf(channelCode);
  if (reason === '') throw new AppError('reasonNeeded');

  return inTransaction(app.db, async (tx) => {
    await mustExist(tx, memberId);
    const before = (await selectWithheld(tx, memberId)).find(({ venue }) => venue === code);

    if (authorised) await deleteWithheld(tx, memberId, code);
    else
      await writeWithheld(tx, {
        member_id: memberId,
        venue: code,
        reason,
        withheld_at: app.clock.now(),
        withheld_by: call.operator.name,
      });
    await writeAudit(tx, app, call, {
      action: call.operation,
      object: { kind: 'member', id: memberId },
      before: { venue: code, authorised: before === undefined },
      after: { venue: code, authorised },
      reason,
    });
    return present(tx, memberId);
  });
};

async function mustExist(db: Db | Tx, memberId: string): Promise<void> {
  if (!(await findMember(db, memberId))) throw new AppError('memberNotFound');
}

async function present(db: Db | Tx, memberId: string): Promise<MemberVenues> {
  const rows = await selectWithheld(db, memberId);
  return {
    venues: venues.map(({ code, name }) => {
      const row = rows.find(({ venue }) => venue === code);
      const { reason, withheld_at: at, withheld_by: by } = row ?? {};
      const withheld =
        reason !== undefined && at && by !== undefined ? { reason, at: at.toISOString(), by } : null;
      return { channelCode: code, name: { zh: name.zh, en: name.en }, withheld };
    }),
  };
}
