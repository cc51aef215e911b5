import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { refusalText, showRefusal, type RefusalPlaces } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';

/** Shows the refusal of a later step; the one that says the earlier step is over is said by a toast and leads back to it. */
export function showStepRefusal(
  fault: unknown,
  { over, onOver, ...places }: { over: ErrorName; onOver: () => void } & RefusalPlaces,
): void {
  if (fault instanceof ApiError && fault.error === over) {
    toast({ title: refusalText(fault), tone: 'error' });
    onOver();
  } else showRefusal(fault, places);
}
