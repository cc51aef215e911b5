import type { IdentityFlow } from '@fairway/contract/identity/schemas.ts';
import { identityLevels, type IdentityLevel } from '@fairway/contract/identity/levels.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import type { IdentityVerdict } from './tables.ts';

const { none, phoneAndRealName, allRecommendedCard, allForcedCard } = identityLevels.codes;

/** Which parts of an identity are there, and whether the member went on without a card. */
export interface GivenParts {
  realName: boolean;
  phone: boolean;
  bankCard: boolean;
  cardSkipped: boolean;
}

const levelErrors = {
  [phoneAndRealName]: 'identityLevelOneNeeded',
  [allRecommendedCard]: 'identityLevelTwoNeeded',
  [allForcedCard]: 'identityLevelThreeNeeded',
} as const satisfies Record<Exclude<IdentityLevel, 0>, ErrorName>;

/**
 * The refusal of a flow whose level asks for what is not there (specification section 8); undefined: all is there. A
 * deposit names the level, whose form then opens whole; a withdrawal names what is missing, because most of it is known
 * by then.
 */
export function missingRefusal(
  flow: IdentityFlow,
  level: IdentityLevel,
  given: GivenParts,
): ErrorName | undefined {
  if (level === none) return undefined;
  const lacksCard =
    level === phoneAndRealName ? false : !given.bankCard && (level === allForcedCard || !given.cardSkipped);
  if (given.realName && given.phone && !lacksCard) return undefined;
  if (flow === 'deposit') return levelErrors[level];

  if (level === allForcedCard && lacksCard)
    return given.phone ? 'realNameOrCardMissing' : 'nameOrPhoneOrCardMissing';
  if (given.realName && given.phone) return 'identityLevelTwoNeeded';
  if (given.realName) return 'phoneMissing';
  return level === allRecommendedCard ? 'realNameOrPhoneStillMissing' : 'realNameOrPhoneMissing';
}

/**
 * The refusal of a verdict; undefined for a match. A second identity card that does not match has a refusal of its own.
 */
export function verdictRefusal(verdict: IdentityVerdict, idCardMisses: number): ErrorName | undefined {
  switch (verdict) {
    case 'match':
      return undefined;
    case 'phoneMismatch':
      return 'realNamePhoneMismatch';
    case 'cardMismatch':
      return 'realNameCardMismatch';
    case 'bothMismatch':
      return 'realNamePhoneCardMismatch';
    case 'idCardMismatch':
      return idCardMisses > 1 ? 'idCardStillMismatch' : 'idCardMismatch';
    case 'refused':
      return 'identityCheckFailed';
    case 'unsupported':
      return 'identityUnsupported';
  }
}
