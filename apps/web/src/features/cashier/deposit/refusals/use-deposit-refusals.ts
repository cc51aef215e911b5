import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { payTypes, type PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { useState } from 'react';

/** What prevents the order: a guide to read, another method that is proposed, help that is offered. */
export type DepositObstacle =
  | { kind: 'guide'; payType: PayType }
  | { kind: 'advice'; payType: PayType }
  | { kind: 'help' };

/** Takes the refusals that have a dialog of their own; the others go where their rows say. */
export function useDepositRefusals() {
  const [obstacle, setObstacle] = useState<DepositObstacle>();
  return {
    obstacle,
    clear: () => setObstacle(undefined),
    /** Answers whether a dialog has it now. */
    meet(refusal: unknown): boolean {
      const met = obstacleOf(refusal);
      if (met) setObstacle(met);
      return met !== undefined;
    },
  };
}

function obstacleOf(refusal: unknown): DepositObstacle | undefined {
  if (!(refusal instanceof ApiError)) return undefined;
  if (refusal.error === 'depositHelpNeeded') return { kind: 'help' };
  const payType = payTypeIn(refusal.data);
  if (payType === undefined) return undefined;
  if (refusal.error === 'depositGuideNeeded') return { kind: 'guide', payType };
  if (refusal.error === 'depositOtherPayTypeAdvised') return { kind: 'advice', payType };
  return undefined;
}

function payTypeIn(data: unknown): PayType | undefined {
  if (typeof data !== 'object' || data === null || !('payType' in data)) return undefined;
  return payTypes.list.find(({ code }) => code === data.payType)?.code;
}
