import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { language } from '../../../lib/i18n.ts';
import type { DrawConfig } from '../api/use-draw.ts';

/** The draw of a version that is not published: its prizes, and no seed yet. */
export function previewedDraw({ prizes, consolation }: TermsOf<InstantKind>, now: string): DrawConfig {
  return {
    prizes: prizes.map(({ code, zh, en, weight, amount }) => ({
      code,
      title: language() === 'en' ? en : zh,
      weight,
      amount,
      isLeft: true,
    })),
    consolation,
    list: '',
    commitment: '',
    serverSeed: null,
    chances: null,
    clientSeed: null,
    draws: null,
    now,
  };
}
