import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { phaseOf } from '../parts/phase.ts';

/** Whether a signed-in member can take gifts here now. */
export function canTake(activity: Activity, isSignedIn: boolean): boolean {
  return isSignedIn && !activity.isPreview && phaseOf(activity) === 'running';
}
