import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { kinds } from '../kinds/registry.ts';
import { fenOf, type MemberView } from './member-view.ts';
import { amountReason, countReason } from './reason.ts';

/**
 * Every rule of a campaign with what it asks and what the member has, met or not; the protection of players among them only where it stands
 * against the member. Nobody on a break, excluded or marked is offered anything (LCCP SR 3.4.3).
 */
export function judgeMember(terms: CampaignTerms, view: MemberView): EligibilityReason[] {
  const { audience } = terms;
  const rules: EligibilityReason[] = [];

  if (view.member.black) rules.push({ rule: 'blacklisted', need: '', have: '', met: false });
  if (view.isOnBreak) rules.push({ rule: 'onBreak', need: '', have: '', met: false });
  const { gradeFrom, registeredDays, registeredWithin, deposited, played } = audience;
  const { grade } = view.member;
  const days = view.daysRegistered;
  if (gradeFrom !== undefined) rules.push(countReason('gradeFrom', gradeFrom, grade, grade >= gradeFrom));
  if (registeredDays !== undefined)
    rules.push(countReason('registeredDays', registeredDays, days, days >= registeredDays));
  if (registeredWithin !== undefined)
    rules.push(countReason('registeredWithin', registeredWithin, days, days <= registeredWithin));
  if (audience.phoneBound) {
    const isBound = view.member.phone !== null;
    rules.push(countReason('phoneBound', 1, isBound ? 1 : 0, isBound));
  }
  if (deposited !== undefined) rules.push(amountReason('deposited', fenOf(deposited), view.deposited));
  if (played !== undefined) rules.push(amountReason('played', fenOf(played), view.played));
  return [...rules, ...kinds[terms.kind].rules(terms, view)];
}

/** The rules that stand against the member. */
export function unmet(rules: readonly EligibilityReason[]): EligibilityReason[] {
  return rules.filter(({ met }) => !met);
}
