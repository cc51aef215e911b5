import type { FormAnswers } from '@fairway/contract/promotions/content-form/schemas.ts';
import { seal, unseal } from '#platform/crypto/seal.ts';
import type { Platform } from '#platform/platform.ts';

const purpose = 'formAnswers';

/** Answers as they are kept: what members write of themselves is not read in the database. */
export function sealAnswers(app: Platform, answers: FormAnswers): Buffer {
  return seal(app.config.secrets.server, purpose, JSON.stringify(answers));
}

export function openAnswers(app: Platform, sealed: Buffer): FormAnswers {
  return JSON.parse(unseal(app.config.secrets.server, purpose, sealed)) as FormAnswers;
}
