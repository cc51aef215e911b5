import { z } from 'zod';
import { typedText } from '../fields.ts';
import { chatWordActs } from './states.ts';

/** A word of the chat's list and what a message with it meets. */
export const chatWord = z.strictObject({ text: typedText(1, 40), act: z.literal(chatWordActs.codeList) });
export type ChatWord = z.output<typeof chatWord>;

/** Most words of the list. */
export const mostChatWords = 10_000;
