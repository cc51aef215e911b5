import type { Language } from '#platform/errors.ts';
import { presentTeam } from '../rounds/present-match.ts';
import type { MatchRow } from '../rounds/round-rows.ts';
import type { PickRow } from './picks-store.ts';

/** A pick with its team's name as it was when the round was opened. */
export function presentPick(
  { round, place, side, team, outcome }: Pick<PickRow, 'round' | 'place' | 'side' | 'team' | 'outcome'>,
  matches: readonly MatchRow[],
  language: Language,
) {
  const match = matches.find((row) => row.place === place);
  return { round, team, name: match ? presentTeam(match.card[side], language).name : team, outcome };
}
