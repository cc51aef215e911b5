import { z } from 'zod';
import { countryCodes } from '../../members/phones/areas.ts';
import { newsAudiences } from './kinds.ts';

/** Switch and whitelist of the news: whom its calls answer and whose menu has its entry. */
export const newsEntrance = z.strictObject({
  open: z.boolean(),
  audience: z.enum(newsAudiences),
  /** VIP grades, for the audience `grades`. */
  grades: z.array(z.int().min(0).max(10)).max(11),
  /** Names of members in lower case, for the audience `list`. */
  members: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z][a-z0-9]{3,13}$/),
    )
    .max(200),
  /** Countries of residence, for the audience `countries`. */
  countries: z.array(z.enum(countryCodes)).max(countryCodes.length),
});
export type NewsEntrance = z.output<typeof newsEntrance>;

/** Open to everyone: as an installation begins, and how a stored configuration from before the switch is read. */
export const openNewsEntrance: NewsEntrance = {
  open: true,
  audience: 'all',
  grades: [],
  members: [],
  countries: [],
};
