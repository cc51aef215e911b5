import type { ErrorName } from '../errors/error-table.ts';
import type { identityErrors } from './errors.ts';

/** What the identity form can ask for (specification section 3, identity-verification levels). */
export type IdentityFactor = 'realName' | 'phone' | 'bankCard' | 'idCard';

/** What mends an identity refusal: the form with its fields, the fields that contradict each other, or a person. */
export type IdentityRemedy =
  | {
      readonly kind: 'complete';
      readonly level?: 1 | 2 | 3;
      readonly ask: readonly IdentityFactor[];
      readonly mayBeSkipped: readonly IdentityFactor[];
    }
  | { readonly kind: 'correct'; readonly fields: readonly IdentityFactor[] }
  | { readonly kind: 'support' };

const nothing: readonly IdentityFactor[] = [];

const remedies = {
  identityCheckFailed: { kind: 'support' },
  identityLevelOneNeeded: { kind: 'complete', level: 1, ask: ['realName', 'phone'], mayBeSkipped: nothing },
  identityLevelTwoNeeded: {
    kind: 'complete',
    level: 2,
    ask: ['realName', 'phone', 'bankCard'],
    mayBeSkipped: ['bankCard'],
  },
  identityLevelThreeNeeded: {
    kind: 'complete',
    level: 3,
    ask: ['realName', 'phone', 'bankCard'],
    mayBeSkipped: nothing,
  },
  phoneMissing: { kind: 'complete', ask: ['phone'], mayBeSkipped: nothing },
  realNameOrPhoneMissing: { kind: 'complete', ask: ['realName', 'phone'], mayBeSkipped: nothing },
  realNameOrPhoneStillMissing: { kind: 'complete', ask: ['realName', 'phone'], mayBeSkipped: nothing },
  realNameOrCardMissing: { kind: 'complete', ask: ['realName', 'bankCard'], mayBeSkipped: nothing },
  nameOrPhoneOrCardMissing: {
    kind: 'complete',
    ask: ['realName', 'phone', 'bankCard'],
    mayBeSkipped: nothing,
  },
  realNamePhoneMismatch: { kind: 'correct', fields: ['realName', 'phone'] },
  realNameCardMismatch: { kind: 'correct', fields: ['realName', 'bankCard'] },
  realNamePhoneCardMismatch: { kind: 'correct', fields: ['realName', 'phone', 'bankCard'] },
  idCardMismatch: { kind: 'correct', fields: ['realName', 'idCard'] },
  idCardStillMismatch: { kind: 'correct', fields: ['realName', 'idCard'] },
  identityUnsupported: { kind: 'support' },
} as const satisfies Readonly<Record<keyof typeof identityErrors, IdentityRemedy>>;

const remedyByName: Readonly<Record<string, IdentityRemedy>> = remedies;

/** The form, fields or person that mends an identity refusal (section 8); undefined for any other error. */
export function identityRemedyOf(name: ErrorName): IdentityRemedy | undefined {
  return Object.hasOwn(remedyByName, name) ? remedyByName[name] : undefined;
}
