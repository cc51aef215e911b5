import { z } from 'zod';
import { cnyAmount, instant, typedText } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

const named = z.strictObject({
  code: z.string().regex(/^[a-z0-9-]{1,24}$/),
  zh: typedText(1, 20),
  en: typedText(1, 30),
});

/** Red packets that fall at fixed times of the day: a pot cut into packets, one a member a session. */
export const rainTerms = z.strictObject({
  kind: z.literal('redPackRain'),
  ...common,
  /** Times of the day in the site's zone, `20:00`. */
  times: z
    .array(z.strictObject({ time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }))
    .min(1)
    .max(12),
  /** Further sessions, each at a full minute. */
  also: z.array(z.strictObject({ at: instant })).max(12),
  /** How long a session lasts. */
  minutes: z.int().min(1).max(60),
  /** What falls in one session, yuan, and how many packets it becomes. */
  pot: cnyAmount,
  packets: z.int().min(1).max(10_000),
  /** The least of a packet, yuan. */
  least: cnyAmount,
  /** Whose colours the packets wear; nothing about an amount follows from it. */
  teams: z.array(named).min(1).max(8),
  /** Platforms that hold the rain together with the house. */
  gamePlatforms: z.array(named).min(1).max(12),
});
