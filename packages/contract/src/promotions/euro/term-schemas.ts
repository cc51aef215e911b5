import { z } from 'zod';
import { instant, typedText } from '../../fields.ts';
import { quiz } from '../guess/term-schemas.ts';

/** A page of this site, or a file of it: nothing is loaded from elsewhere. */
const ownPath = z.string().regex(/^\/[\w-][\w./-]{0,199}$/);
const code = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);
const texts = (max: number) => z.strictObject({ zh: typedText(1, max), en: typedText(1, max) });

/** A quiz about matches with a vote for the favourite player, films and a countdown. */
const cup = {
  ...quiz,
  /** To which the countdown runs: the first kick-off. */
  targetTime: instant,
  countdown: texts(40),
  showsCountdown: z.boolean(),
  /** On the button that leads to the bets, and beside it. */
  bet: texts(20),
  betNote: texts(120),
  betPath: ownPath,
  showsBet: z.boolean(),
  showsVideos: z.boolean(),
  advertisingSwitch: z.boolean(),
  voteSwitch: z.boolean(),
  pictures: z.strictObject({ web: ownPath, h5: ownPath, background: ownPath, main: ownPath }),
  stars: z
    .array(z.strictObject({ code, name: texts(30), team: texts(30) }))
    .min(2)
    .max(20),
  videos: z
    .array(
      z.strictObject({
        code,
        title: texts(40),
        url: ownPath,
        poster: ownPath,
        seconds: z.int().min(1).max(3600),
      }),
    )
    .max(8),
};
export const europeanCupTerms = z.strictObject({ kind: z.literal('europeanCup'), ...cup });
export const euroCupTerms = z.strictObject({ kind: z.literal('euroCup'), ...cup });
