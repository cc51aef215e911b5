import type { Platform } from '#platform/platform.ts';
import { openIssues } from '../soccer-lottery/open-issues.ts';
import { openSurvivalRounds } from '../surviving/open-survival-rounds.ts';

/** Opens the first rounds of the demo's campaigns, so that their pages have matches from the first minute. */
export async function openFirstRounds(app: Platform): Promise<void> {
  await openIssues(app);
  await openSurvivalRounds(app);
}
