import { defineAdapterKind } from '#platform/adapters/define-adapter.ts';
import type { IdentityVerdict } from '../tables.ts';

export interface IdentityQuestion {
  readonly realName: string;
  /** `+8613…` */
  readonly phone: string;
  readonly bankCard?: string;
  readonly idCard?: string;
}

export interface IdentityAnswer {
  readonly verdict: IdentityVerdict;
  /** Our number of the question, by which the bureau finds it again. */
  readonly reference: string;
}

/** A party that can say whether name, phone, card and identity card belong to one person. */
export interface IdentityBureau {
  /**
   * Undefined when no answer that proves itself came in time, or one with an unknown result. Neither the question nor
   * the reason is logged with a person's facts.
   */
  check(question: IdentityQuestion): Promise<IdentityAnswer | undefined>;
}

export const identityKind = defineAdapterKind<IdentityBureau>('identity');
