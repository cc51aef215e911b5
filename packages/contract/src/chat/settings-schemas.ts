import { z } from 'zod';
import { paragraphs } from '../fields.ts';

/** Words of one act, one a line. */
const wordList = paragraphs(0, 5000).refine((text) => text.split('\n').every((line) => line.length <= 40));

/** What chats let pass: listed words by what a message with them meets, and whether contacts are refused. */
export const chatSettings = z.strictObject({
  /** Shown starred. */
  mask: wordList,
  /** Kept until a person has looked at it. */
  hold: wordList,
  refuse: wordList,
  /** Refused, and its writer is muted in the room for `muteMinutes`. */
  mute: wordList,
  muteMinutes: z.int().min(1).max(1440),
  contacts: z.boolean(),
});
export type ChatSettings = z.output<typeof chatSettings>;
