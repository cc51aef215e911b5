import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import i18next from 'i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';

/** Refusals of our own that mean a submission is there already. */
const ownDuplicates = new Set<string | undefined>(['operationInProgress', 'nonceRepeated']);
/** The wording of activity services whose codes this build does not know. */
const wording = /重复提交|duplicate(d)? submission|submitted repeatedly/i;

/** Whether a call was refused because the same was submitted before. */
export function isDuplicate(fault: unknown): boolean {
  if (!(fault instanceof ApiError)) return false;
  return fault.row ? ownDuplicates.has(fault.error) : wording.test(fault.message);
}

/** Shows that an act came too soon after itself, in place of the server's words (specification section 8); false where it is something else. */
export function showDuplicate(fault: unknown): boolean {
  if (!isDuplicate(fault)) return false;
  toast({ title: i18next.t('tooFrequent', { ns: 'promotions' }), tone: 'wait' });
  return true;
}

/** Shows the refusal of an activity's call. */
export function showActRefusal(fault: unknown): void {
  if (!showDuplicate(fault)) showRefusal(fault);
}
