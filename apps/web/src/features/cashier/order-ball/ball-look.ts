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

/** From this width of the window on, in px, the start is beside the widest page (sports, 1392) and covers nothing of it. */
export const startsBesideFrom = 1392 + 2 * (orderBall.rightPx + ballSize);

/** How long a member may hide the balls, in ms. */
export const hideFor = 600_000;
