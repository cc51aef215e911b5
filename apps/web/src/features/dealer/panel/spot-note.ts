import type { DealerRules } from '@fairway/contract/dealer/codes.ts';
import { readSpot } from '../spots/spot-name.ts';

/** What the odds of a spot alone do not say: what it returns beside them; undefined where there is nothing more. */
export function spotNote(
  rules: DealerRules,
  spot: string,
): 'pushOnTie' | 'halfOnSix' | 'halfOnTie' | 'byDice' | undefined {
  const { kind } = readSpot(spot);
  if (rules === 'sicbo') return kind === 'single' ? 'byDice' : undefined;
  if (rules === 'dragonTiger') return kind === 'dragon' || kind === 'tiger' ? 'halfOnTie' : undefined;
  if (rules === 'roulette') return undefined;
  if (rules === 'baccaratNoCommission' && kind === 'banker') return 'halfOnSix';
  return kind === 'player' || kind === 'banker' ? 'pushOnTie' : undefined;
}
