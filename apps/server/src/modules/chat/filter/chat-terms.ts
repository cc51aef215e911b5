import type { ChatSettings } from '@fairway/contract/chat/settings-schemas.ts';
import type { ChatTerm } from '@fairway/contract/chat/term-schemas.ts';
import { chatTermActs } from '@fairway/contract/chat/states.ts';
import { defineSettings, publishedVersion } from '#modules/settings';
import { loadReader, type Reader } from '#modules/venues';
import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import { firstChatSettings } from './first-chat-settings.ts';

/** Words and rules of chats. One person publishes every change: it moves no money, and a flood of adverts does not wait for a second. */
export const chatKind = defineSettings({
  name: 'chat',
  first: () => firstChatSettings,
  onePerson: () => true,
});

/** The list of each version, made once: what searches it is kept with it. */
const lists = defineMemory<number, readonly ChatTerm[]>({ name: 'chat.words', most: 4 });

export interface ChatRules extends Pick<ChatSettings, 'contacts' | 'muteMinutes'> {
  readonly terms: readonly ChatTerm[];
  /** How characters are read aloud. */
  readonly read: Reader;
}

/** The rules of the version that counts. */
export async function chatRules(app: Platform): Promise<ChatRules> {
  const { version, settings } = await publishedVersion(app, chatKind);
  const { contacts, muteMinutes } = settings;
  const known = lists(app).get(version);
  const terms = known ?? termsOf(settings);
  if (!known) lists(app).set(version, terms);
  return { terms, contacts, muteMinutes, read: await loadReader() };
}

function termsOf(settings: ChatSettings): ChatTerm[] {
  return chatTermActs.codeList.flatMap((act) =>
    settings[act]
      .split('\n')
      .map((line) => line.trim())
      .filter((text) => text !== '')
      .map((text) => ({ text, act })),
  );
}
