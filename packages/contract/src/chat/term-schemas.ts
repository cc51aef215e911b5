import { z } from 'zod';
import { typedText } from '../fields.ts';
import { chatTermActs } from './states.ts';

/** A word of the chat's list and what a message with it meets. */
export const chatTerm = z.strictObject({ text: typedText(1, 40), act: z.literal(chatTermActs.codeList) });
export type ChatTerm = z.output<typeof chatTerm>;

/** Most words of the list. */
export const mostChatTerms = 10_000;
