import type { OutputOf } from '@fairway/contract';
import type { contentFormSchemas } from '@fairway/contract/promotions/content-form/schemas.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import type { RewardRow } from '../../tables.ts';
import type { EntryRow } from './entries-store.ts';
import { presentAnswers } from './present-answers.ts';
import { openAnswers } from './seal-answers.ts';

type Entry = OutputOf<(typeof contentFormSchemas)['submitContentForm']>['entry'];

/** The own entry with the words of the fields that were answered, and what came of it. */
export function presentEntry(
  app: Platform,
  row: EntryRow,
  { terms, reward, language }: { terms: TermsOf<'form'>; reward: RewardRow | undefined; language: Language },
): Entry {
  const titles = { title_zh: terms.zh.title, title_en: terms.en.title };
  return {
    sentAt: row.sent_at.toISOString(),
    answers: presentAnswers(terms.fields, openAnswers(app, row.answers), language),
    reward: reward ? presentReward({ ...reward, ...titles }, language) : null,
  };
}
