/** Goals of the home and the away team; whole numbers from 0. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Scores up to 4 on either side have a selection each; every other one belongs to 其他比分 of its winner. */
export const listedGoals = 4;

export type ScoreSelection = `${number}-${number}` | 'otherHome' | 'otherDraw' | 'otherAway';

/** 1-0 … 4-3, 0-0 … 4-4, 0-1 … 3-4 and the three others: home wins first, then draws, then away wins. */
export const correctScores: readonly ScoreSelection[] = [
  ...listed((home, away) => home > away),
  'otherHome',
  ...listed((home, away) => home === away),
  'otherDraw',
  ...listed((home, away) => home < away),
  'otherAway',
];

/** The one selection of the correct score market that a score belongs to. */
export function correctScoreOf({ home, away }: Score): ScoreSelection {
  if (home <= listedGoals && away <= listedGoals) return `${home}-${away}`;
  if (home === away) return 'otherDraw';
  return home > away ? 'otherHome' : 'otherAway';
}

function listed(keep: (home: number, away: number) => boolean): ScoreSelection[] {
  const goals = Array.from({ length: listedGoals + 1 }, (_, index) => index);
  return goals.flatMap((home) =>
    goals.filter((away) => keep(home, away)).map((away): ScoreSelection => `${home}-${away}`),
  );
}
