import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { judgeText } from '../filter/judge-text.ts';
import { chatRules } from '../filter/chat-terms.ts';
import { muteByFilter } from '../powers/mute-by-filter.ts';
import type { FoundChat } from '../rooms/find-chat.ts';
import type { Writer } from './judge-writer.ts';
import { lastTexts } from './pace.ts';

/** Pictures of the kit are emoji: nothing but them and spaces. */
const kit = /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u;

export interface JudgedMessage {
  /** As the room sees it. */
  readonly text: string;
  /** A person looks at it first. */
  readonly held: boolean;
}

/**
 * What becomes of an ordinary member's text; admins and anchors are not filtered. Throws `chatKitOnly`, `chatContactRefused`,
 * `chatTextRefused`; a word that mutes writes the mute besides.
 */
export async function judgeMessage(
  app: Platform,
  { room, chat }: FoundChat,
  { member, role }: Writer,
  text: string,
): Promise<JudgedMessage> {
  if (role !== 'member') return { text, held: false };
  if (chat.kit_only && (!kit.test(text) || /^[\d#*\s]+$/u.test(text))) throw new AppError('chatKitOnly');
  const rules = await chatRules(app);
  const verdict = judgeText(text, lastTexts(app, member.id, room.no), rules);
  if (verdict.act === 'contact') throw new AppError('chatContactRefused');
  if (verdict.act === 'pass') return { text: verdict.text, held: false };
  if (verdict.act === 'hold') return { text, held: true };
  if (verdict.act === 'mute') await muteByFilter(app, room.no, member.id, rules.muteMinutes);
  throw new AppError('chatTextRefused');
}
