import type { welfareEndpoints } from '@fairway/contract/promotions/welfare/endpoints.ts';
import type { welfareSchemas } from '@fairway/contract/promotions/welfare/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectClaimable } from '../rewards/waiting-rewards-store.ts';
import { mostListed } from './direct-claims.ts';
import { hasSeenTutorial, insertTutorial } from './tutorials-store.ts';

/** Whether the tutorial is still to be shown, and how many rewards wait: the figure beside the tab. */
export const getActivityTutorial: Operation<
  (typeof welfareEndpoints)['getActivityTutorial'],
  (typeof welfareSchemas)['getActivityTutorial']
> = async (app, call) => {
  const { memberId } = call.member;
  const [hasSeen, waiting] = await Promise.all([
    hasSeenTutorial(app.db, memberId),
    selectClaimable(app.db, memberId, mostListed),
  ]);
  return { show: !hasSeen, welfare: waiting.length };
};

/** Notes that the tutorial was seen, on whichever device. */
export const finishActivityTutorial: Operation<
  (typeof welfareEndpoints)['finishActivityTutorial'],
  (typeof welfareSchemas)['finishActivityTutorial']
> = async (app, call) => {
  await insertTutorial(app.db, call.member.memberId);
  return null;
};
