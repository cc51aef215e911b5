import type { Message } from '@fairway/contract/messages/schemas.ts';
import type { Language } from '#platform/errors.ts';
import { writeTemplate } from '../templates/write-template.ts';
import { inLanguage } from '../in-language.ts';
import type { InboxRow } from './inbox-store.ts';

/** A line of the inbox with its text in the reader's language. */
export function presentMessage(row: InboxRow, language: Language, timeZone: string): Message {
  const { id, category, at, read } = row;
  const written =
    row.template === null
      ? {
          title: inLanguage(row.title_zh, row.title_en, language),
          text: inLanguage(row.text_zh, row.text_en, language),
          to: row.link === null || row.link === '' ? null : row.link,
        }
      : writeTemplate(row.template, row.params ?? {}, { language, timeZone });
  return { id, category, at: at.toISOString(), read, private: row.private, ...written };
}
