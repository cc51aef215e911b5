import { z } from 'zod';
import { instant, typedText } from '../../fields.ts';

/** Which matches a campaign's rounds are about: the next ones that fit when a round is opened. */
export const matchChoice = {
  /** Names of competitions, Chinese or English; all where it is empty. */
  leagues: z.array(z.strictObject({ name: typedText(2, 60) })).max(10),
  /** Hours between the opening of a round and its first kick-off, at least. */
  leadHours: z.int().min(1).max(72),
  /** The matches of a round begin within so many days of its opening. */
  withinDays: z.int().min(1).max(30),
};

const team = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** What its crest is drawn from, whatever the language: a team has one crest on all pages. */
  crest: z.string(),
  colours: z.strictObject({ first: z.string(), second: z.string() }),
});

/** A match of a round. */
export const roundMatch = z.strictObject({
  /** From 1. */
  place: z.int(),
  fixtureId: z.string(),
  competition: z.string(),
  startsAt: instant,
  home: team,
  away: team,
  /** `unplayed` once 36 hours have passed without ninety minutes. */
  state: z.enum(['waiting', 'played', 'unplayed']),
  /** Ninety minutes with stoppage; null before. */
  score: z.strictObject({ home: z.int(), away: z.int() }).nullable(),
});
export type RoundMatch = z.output<typeof roundMatch>;

/** Open until the first kick-off, then closed until every match is decided; void where too few were played. */
export const roundState = z.enum(['open', 'closed', 'settled', 'void']);
