import type { ChatWord } from '@fairway/contract/chat/word-schemas.ts';
import type { Platform } from '#platform/platform.ts';
import { firstWords } from './first-words.ts';

/** The words of the version that counts; the same list until another one is published. */
export async function chatWords(_app: Platform): Promise<readonly ChatWord[]> {
  return firstWords;
}
