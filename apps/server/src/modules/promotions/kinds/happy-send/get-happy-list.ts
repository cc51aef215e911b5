import type { happySendOperatorEndpoints } from '@fairway/contract/promotions/happy-send/operator-endpoints.ts';
import type { happySendOperatorSchemas } from '@fairway/contract/promotions/happy-send/operator-schemas.ts';
import { findMemberNames } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectHappyList, selectListed } from './happy-lists-store.ts';

/** The names on a list. Throws `activityUnknown` for an id that no list has. */
export const getHappyList: Operation<
  (typeof happySendOperatorEndpoints)['getHappyList'],
  (typeof happySendOperatorSchemas)['getHappyList']
> = async (app, _call, { id }) => {
  const list = await selectHappyList(app.db, id);
  if (!list) throw new AppError('activityUnknown');
  const members = await selectListed(app.db, id);
  const names = await findMemberNames(app.db, members);
  return {
    id,
    count: members.length,
    names: [...names.values()].toSorted(),
    by: list.editor_name,
    at: list.written_at.toISOString(),
  };
};
