import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import type { KeyOf } from '@fairway/contract/enums/define-enum.ts';
import {
  withdrawalBallStatus,
  type withdrawalBallStatuses,
} from '@fairway/contract/withdrawals/order-states.ts';

type Draw = WithdrawalOrder['subDraws'][number];
type Split = Draw & Pick<WithdrawalOrder, 'firstDraw' | 'subDraws'>;

export interface ShownDraw {
  draw: Draw;
  state: KeyOf<typeof withdrawalBallStatuses>;
  /** How many parts the ball represents. */
  count: number;
}

/**
 * The part of a withdrawal that the ball shows: of its sub-orders the one that expires first; without any the first draw or
 * the order itself (specification section 4). Undefined where none is in a state that the ball shows.
 */
export function shownDraw(order: Split): ShownDraw | undefined {
  const parts = order.subDraws.length > 0 ? order.subDraws : [order.firstDraw ?? order];
  const shown = parts.flatMap((draw) => {
    const state = withdrawalBallStatus(draw);
    return state === undefined ? [] : [{ draw, state }];
  });
  const first = shown.toSorted(
    (left, right) => Date.parse(left.draw.expireTime) - Date.parse(right.draw.expireTime),
  )[0];
  return first && { ...first, count: shown.length };
}
