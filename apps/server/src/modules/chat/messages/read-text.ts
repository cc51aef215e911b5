import { chatTextLimit } from '@fairway/contract/chat/texts.ts';
import { AppError } from '#platform/errors.ts';

/** Most bytes of a message in UTF-8. */
const mostBytes = 8192;
/** Most combining marks on one character (live.md, chat rules). */
const mostMarks = 3;

// oxlint-disable-next-line no-control-regex -- refusing them is the point
const refused = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const marks = /\p{M}/gu;
/** The joiner and the variation selectors are part of emoji; elsewhere what is not seen is not sent. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A message as it is kept: composed and trimmed. Throws `chatTextRefused` for an empty one and for characters that hide or turn
 * text, `chatTooLong` beyond 200 characters as people count them.
 */
export function readText(typed: string): string {
  const text = typed.normalize('NFC').trim();
  if (text.length === 0 || !text.isWellFormed() || refused.test(text) || Buffer.byteLength(text) > mostBytes)
    throw new AppError('chatTextRefused');
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    count += 1;
    if (count > chatTextLimit) throw new AppError('chatTooLong', { max: chatTextLimit });
    const emoji = /\p{Extended_Pictographic}/u.test(segment);
    if (!emoji && ((segment.match(marks)?.length ?? 0) > mostMarks || unseen.test(segment)))
      throw new AppError('chatTextRefused');
  }
  return text;
}
