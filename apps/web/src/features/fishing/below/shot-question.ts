import type { ShotBatch } from '../api/shapes.ts';

/** A shot as a question to the verifier; undefined until the link of its tide is out. */
export function shotQuestion(
  { pool, seat, place, tide }: ShotBatch,
  { number, tick, angle, gone, outcome, fish, contact, multiple }: ShotBatch['shots'][number],
): object | undefined {
  const { link, randomness, number: issue, sea } = tide;
  if (link === null || randomness === null) return undefined;
  return {
    kind: 'shot',
    pool,
    tide: String(issue),
    link,
    randomness,
    seat,
    place,
    shot: number,
    tick,
    angle,
    gone,
    shown: { sea, outcome, fish, contact, multiple },
  };
}
