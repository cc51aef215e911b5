import type { MatchRecord } from '#modules/sportsbook';

/** The shapes of a match that a report can tell; two templates each make the fourteen. */
export const matchShapes = ['goalless', 'draw', 'rout', 'comeback', 'late', 'shutout', 'win'] as const;
export type MatchShape = (typeof matchShapes)[number];

/** A goal from this minute on, if it decides a match, is what the report begins with. */
const lateFrom = 85;
/** A margin of so many goals is a rout. */
const routMargin = 4;

type Side = 'home' | 'away';
export type PlayedRecord = MatchRecord & { readonly score: NonNullable<MatchRecord['score']> };

/** The side with more goals; undefined for a draw. */
export function winnerOf({ score }: PlayedRecord): Side | undefined {
  if (score.home === score.away) return undefined;
  return score.home > score.away ? 'home' : 'away';
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The shape of a match by what is recorded of it alone. */
export function shapeOf(record: PlayedRecord): MatchShape {
  const winner = winnerOf(record);
  if (!winner) return record.score.home === 0 ? 'goalless' : 'draw';
  const loser = otherSide(winner);
  if (record.score[winner] - record.score[loser] >= routMargin) return 'rout';
  if (trailed(record, winner)) return 'comeback';
  if ((decidingGoal(record)?.minute ?? 0) >= lateFrom) return 'late';
  return record.score[loser] === 0 ? 'shutout' : 'win';
}

/** The goal that put the winner one ahead of what the loser had in the end; undefined without goals on record. */
export function decidingGoal(record: PlayedRecord): MatchRecord['goals'][number] | undefined {
  const winner = winnerOf(record);
  if (!winner) return undefined;
  return record.goals.filter(({ side }) => side === winner)[record.score[otherSide(winner)]];
}

/** Whether a side was behind, after a goal or at half-time. */
function trailed({ goals, halfTime }: PlayedRecord, side: Side): boolean {
  if (halfTime && halfTime[side] < halfTime[otherSide(side)]) return true;
  let lead = 0;
  return goals.some((goal) => {
    lead += goal.side === side ? 1 : -1;
    return lead < 0;
  });
}
