import type { RoundMatch } from '@fairway/contract/promotions/rounds/round-schemas.ts';
import type { Language } from '#platform/errors.ts';
import { matchState } from './match-state.ts';
import type { MatchRow, RoundCard, RoundRow } from './round-rows.ts';

/** A match of a round in the caller's language. */
export function presentMatch(row: MatchRow, language: Language, now: Date): RoundMatch {
  const known = matchState(row, now);
  return {
    place: row.place,
    fixtureId: row.fixture,
    competition: row.card.competition[language === 'en' ? 'en' : 'zh'],
    startsAt: row.starts_at.toISOString(),
    home: presentTeam(row.card.home, language),
    away: presentTeam(row.card.away, language),
    state: known.state,
    score: known.state === 'played' ? known.score : null,
  };
}

export function presentTeam({ key, name, colours }: RoundCard['home'], language: Language) {
  return { key, name: language === 'en' ? name.en : name.zh, crest: name.en, colours };
}

/** Open until its first kick-off, then closed until it is settled. */
export function presentState(
  { state, closes_at: closesAt }: Pick<RoundRow, 'state' | 'closes_at'>,
  now: Date,
): 'open' | 'closed' | 'settled' | 'void' {
  return state === 'open' && now >= closesAt ? 'closed' : state;
}
