import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { phaseOf } from '../parts/phase.ts';

const order = ['running', 'coming', 'ended'] as const;

/** Campaigns under the headings of the wall, in the server's order; a paused one stays among those that run, an empty heading is left out. */
export function groupByPhase<Card extends Pick<ActivityCard, 'status' | 'paused'>>(
  activities: readonly Card[],
): { phase: (typeof order)[number]; members: Card[] }[] {
  return order
    .map((phase) => ({
      phase,
      members: activities.filter((each) => {
        const own = phaseOf(each);
        return (own === 'paused' ? 'running' : own) === phase;
      }),
    }))
    .filter(({ members }) => members.length > 0);
}
