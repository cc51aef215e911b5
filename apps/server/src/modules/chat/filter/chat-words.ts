import type { ChatSettings } from '@fairway/contract/chat/settings-schemas.ts';
import type { ChatWord } from '@fairway/contract/chat/word-schemas.ts';
import { chatWordActs } from '@fairway/contract/chat/states.ts';
import { defineSettings, publishedVersion } from '#modules/settings';
import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import { firstChatSettings } from './first-words.ts';

/** Words and rules of chats. One person publishes every change: it moves no money, and a flood of adverts does not wait for a second. */
export const chatKind = defineSettings({
  name: 'chat',
  first: () => firstChatSettings,
  onePerson: () => true,
});

/** The list of each version, made once: what searches it is kept with it. */
const lists = defineMemory<number, readonly ChatWord[]>({ name: 'chat.words', most: 4 });

export interface ChatRules extends Pick<ChatSettings, 'contacts' | 'muteMinutes'> {
  readonly words: readonly ChatWord[];
}

/** The rules of the version that counts. */
export async function chatRules(app: Platform): Promise<ChatRules> {
  const { version, settings } = await publishedVersion(app, chatKind);
  const { contacts, muteMinutes } = settings;
  const known = lists(app).get(version);
  const words = known ?? wordsOf(settings);
  if (!known) lists(app).set(version, words);
  return { words, contacts, muteMinutes };
}

function wordsOf(settings: ChatSettings): ChatWord[] {
  return chatWordActs.codeList.flatMap((act) =>
    settings[act]
      .split('\n')
      .map((line) => line.trim())
      .filter((text) => text !== '')
      .map((text) => ({ text, act })),
  );
}
