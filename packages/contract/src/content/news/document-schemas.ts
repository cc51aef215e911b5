import { z } from 'zod';
import { localizedText, ownPath, richText } from '../fields.ts';
import { newsArts, newsColumns } from './kinds.ts';

/** A team as the sportsbook's catalogue knows it: its name in lower case, without accents and punctuation. */
export const newsTeamKey = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ]{0,63}$/u);
const fixtureNumber = z.string().regex(/^[1-9]\d{0,17}$/);

const shared = {
  /** Among the ones placed by hand, lowest first. */
  position: z.int().min(0).max(999),
  column: z.enum(newsColumns),
  title: localizedText(60),
} as const;

export const newsArticle = z.strictObject({
  ...shared,
  art: z.enum(newsArts),
  summary: localizedText(120),
  text: richText(8_000),
  author: localizedText(16),
  /** Placed at the top by hand. */
  top: z.boolean(),
  /** Recommended by the editors. */
  recommended: z.boolean(),
  teams: z.array(z.strictObject({ team: newsTeamKey })).max(6),
  fixtures: z.array(z.strictObject({ fixtureId: fixtureNumber })).max(4),
  /** What a later version corrected; null while there was nothing to correct. */
  correction: localizedText(120).nullable(),
});

export const newsFlash = z.strictObject({
  ...shared,
  title: localizedText(100),
  /** Where it leads; empty: nowhere. */
  to: z.union([z.literal(''), ownPath]),
});
