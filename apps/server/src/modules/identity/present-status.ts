import type { IdentityStatus } from '@fairway/contract/identity/schemas.ts';
import type { IdentityLevel } from '@fairway/contract/identity/levels.ts';
import { maskHolder } from '#modules/payout-methods';
import type { IdentityState } from './identity-status.ts';

/** An identity status as its member sees it: nothing whole, and '' for what is not known. */
export function presentIdentityStatus(
  level: IdentityLevel,
  { facts, refusal }: IdentityState,
): IdentityStatus {
  const { realName, phone, card, cardSkipped, identity } = facts;
  return {
    level,
    realName: maskHolder(realName),
    phone: phone === '' ? '' : `${phone.slice(0, -8)}****${phone.slice(-4)}`,
    bankCard: card?.masked ?? '',
    idCard: identity?.id_card_masked ?? '',
    cardSkipped,
    refusal: refusal ?? null,
  };
}
