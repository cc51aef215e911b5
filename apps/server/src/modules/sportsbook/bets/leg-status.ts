import { mayOpen, isInPlay } from '../markets/may-open.ts';
import type { LegFacts } from './judge-leg.ts';

/** The state of a leg's market now: closed for good once betting has ended, whatever the row says. */
export function legStatus({ fixture, market }: LegFacts, now: Date): 'open' | 'suspended' | 'closed' {
  if (!fixture || !market || market.status === 'closed') return 'closed';
  if (!isInPlay(fixture) && (fixture.status !== 'scheduled' || fixture.starts_at <= now)) return 'closed';
  return market.status === 'open' && mayOpen(fixture, now) ? 'open' : 'suspended';
}
