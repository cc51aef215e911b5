import { orderBall } from '@fairway/contract/site/shell.ts';
import type { BallStart } from '@fairway/ui/components/float-ball/ball-place.ts';
import type { BallKind } from './order-ball-store.ts';

/** Edge of a ball in pixels. */
export const ballSize = 68;

/** Where the balls start (specification section 4). */
export const ballStarts: Readonly<Record<BallKind, BallStart>> = {
  deposit: { right: orderBall.rightPx, top: orderBall.depositTopPx },
  withdrawal: { right: orderBall.rightPx, top: orderBall.withdrawalTopPx },
};

/** How long a member may hide the balls, in ms. */
export const hideFor = 600_000;
