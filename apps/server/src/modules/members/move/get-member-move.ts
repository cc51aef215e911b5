import { memberMoveStxxDefault } from '@fairway/contract/site/client.ts';
import type { memberMoveEndpoints } from '@fairway/contract/members/move-endpoints.ts';
import type { memberMoveSchemas } from '@fairway/contract/members/move-schemas.ts';
import { popStatuses } from '@fairway/contract/site/pop-statuses.ts';
import { publishedConfiguration } from '#modules/site';
import type { Operation } from '#platform/http/routes.ts';
import { hasClosedMove } from './member-moves-store.ts';

/** The move as the operator has published it, with the member's own part in it. */
export const getMemberMove: Operation<
  (typeof memberMoveEndpoints)['getMemberMove'],
  (typeof memberMoveSchemas)['getMemberMove']
> = async (app, { member }) => {
  const { memberMove } = (await publishedConfiguration(app)).configuration;
  const { popStatus } = memberMove;
  const stxx = memberMove.stxx ?? memberMoveStxxDefault;
  if (popStatus === popStatuses.off) return { ...memberMove, stxx, state: 'none' };
  // A forced move is announced again and again, whatever the member closed while it was a plain one.
  const isClosed = popStatus === popStatuses.plain && (await hasClosedMove(app.db, member.memberId, stxx));
  return { ...memberMove, stxx, state: isClosed ? 'closed' : 'open' };
};
