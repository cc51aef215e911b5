import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { activityResults, applyModalType, rewardModal } from '@fairway/contract/promotions/activities.ts';
import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';

/** Which window of an application is open (specification section 4), with what it says. */
export interface ApplyState {
  modal: 1 | 2 | 3 | undefined;
  /** What a refusal said. */
  text: string | undefined;
  reasons: readonly EligibilityReason[];
}

export type ApplyEvent =
  | { step: 1 | 2; result: number; text?: string; reasons?: readonly EligibilityReason[] }
  | { step: 'close' };

export const noApplication: ApplyState = { modal: undefined, text: undefined, reasons: [] };

/** Step 1 with 200 opens the application, else the refusal; step 2 with 200 is done, 711 refused, anything else open to another try. */
export function applyReducer(_: ApplyState, event: ApplyEvent): ApplyState {
  if (event.step === 'close') return noApplication;
  const { step, result, text, reasons = [] } = event;
  return { modal: applyModalType(step, result), text, reasons };
}

/** Refusals that mean the step was taken before. */
const repeats = new Set<string | undefined>([
  'rewardAlreadyClaimed',
  'applyUnderReview',
  'alreadySignedToday',
]);

/** The printed result of a call that was refused: 711 where the step was taken before, else the refusal's own code. */
export function resultOfFault(fault: unknown): number {
  if (!(fault instanceof ApiError)) return 500;
  return repeats.has(fault.error) ? activityResults.codes.repeated : fault.code;
}

/** What the window after a sign-in or a claim shows. */
export interface RewardState {
  modal: ReturnType<typeof rewardModal>;
  /** Yuan; undefined where nothing came. */
  amount: string | undefined;
  text: string | undefined;
}

/** 200 is success, 800 the special reward, anything else failure. */
export function rewardState(
  result: number,
  { amount, text }: { amount?: string; text?: string },
): RewardState {
  return { modal: rewardModal(result), amount, text };
}
