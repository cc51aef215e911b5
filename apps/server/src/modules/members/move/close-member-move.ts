import { memberMoveStxxDefault } from '@fairway/contract/site/client.ts';
import type { memberMoveEndpoints } from '@fairway/contract/members/move-endpoints.ts';
import type { memberMoveSchemas } from '@fairway/contract/members/move-schemas.ts';
import { popStatuses } from '@fairway/contract/site/pop-statuses.ts';
import { publishedConfiguration } from '#modules/site';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { insertClosedMove } from './member-moves-store.ts';

/** Remembers that the member has closed the notice. Throws `moveNotClosable` for a forced move and for one that is not on. */
export const closeMemberMove: Operation<
  (typeof memberMoveEndpoints)['closeMemberMove'],
  (typeof memberMoveSchemas)['closeMemberMove']
> = async (app, { member }, { stxx }) => {
  const { memberMove } = (await publishedConfiguration(app)).configuration;
  const isThisOne = stxx === (memberMove.stxx ?? memberMoveStxxDefault);
  if (memberMove.popStatus !== popStatuses.plain || !isThisOne) throw new AppError('moveNotClosable');
  await insertClosedMove(app.db, { memberId: member.memberId, stxx, at: app.clock.now() });
  return null;
};
