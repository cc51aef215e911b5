import { comingMatches, type MatchCard } from '#modules/sportsbook';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';

/** How the terms of a campaign say which matches its rounds are about. */
export interface MatchChoice {
  /** Names of competitions in Chinese or English; all where it is empty. */
  readonly leagues: readonly { readonly name: string }[];
  /** Whole hours between the opening and the first kick-off, at least. */
  readonly leadHours: number;
  /** The matches begin within so many days of the opening. */
  readonly withinDays: number;
}

/**
 * The next matches that fit, the earliest kick-off first; undefined where there are not enough of them. With `eachTeamOnce` a match of a
 * team that is in an earlier one is passed over.
 */
export async function chooseMatches(
  app: Platform,
  { leagues, leadHours, withinDays }: MatchChoice,
  { count, eachTeamOnce = false }: { count: number; eachTeamOnce?: boolean },
): Promise<MatchCard[] | undefined> {
  const now = app.clock.now();
  const coming = await comingMatches(app, {
    from: addSeconds(now, leadHours * 3600),
    to: addSeconds(now, withinDays * 86_400),
  });
  const teams = new Set<string>();
  const chosen: MatchCard[] = [];
  for (const card of coming) {
    if (chosen.length === count) break;
    if (leagues.length > 0 && !leagues.some(({ name }) => isNameOf(card, name))) continue;
    if (eachTeamOnce && (teams.has(card.home.key) || teams.has(card.away.key))) continue;
    teams.add(card.home.key).add(card.away.key);
    chosen.push(card);
  }
  return chosen.length === count ? chosen : undefined;
}

function isNameOf({ competition: { zh, en } }: MatchCard, name: string): boolean {
  return name === zh || name === en;
}
