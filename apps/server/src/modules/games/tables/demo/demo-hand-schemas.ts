import { memberTableGames, tableActs } from '@fairway/contract/tables/codes.ts';
import { z } from 'zod';

/** A hand for demo chips as its token keeps it: like a real one its start and its acts, and its own secret instead of a chain's. */
export const demoHandSchema = z.strictObject({
  game: z.enum(memberTableGames),
  id: z.uuid(),
  number: z.int(),
  button: z.int(),
  /** Minor units by seat, from the first. */
  stacks: z.array(z.string()),
  link: z.string(),
  randomness: z.string(),
  dealtAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  acts: z.array(
    z.strictObject({
      seat: z.int(),
      act: z.enum(tableActs),
      amount: z.string().nullable(),
      cards: z.array(z.string()).nullable(),
      byClock: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
});

export type DemoHand = z.output<typeof demoHandSchema>;
