import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { fenOf, type MemberView } from './member-view.ts';

/**
 * Every rule of a campaign with what it asks and what the member has, met or not; the protection of players among them only where it stands
 * against the member. Nobody on a break, excluded or marked is offered anything (LCCP SR 3.4.3).
 */
export function judgeMember(terms: CampaignTerms, view: MemberView): EligibilityReason[] {
  const { audience } = terms;
  const rules: EligibilityReason[] = [];
  const count = (rule: EligibilityReason['rule'], need: number, have: number, met: boolean) =>
    rules.push({ rule, need: String(need), have: String(have), met });
  const amount = (rule: EligibilityReason['rule'], need: bigint, have: bigint) =>
    rules.push({ rule, need: yuan(need), have: yuan(have), met: have >= need });

  if (view.member.black) rules.push({ rule: 'blacklisted', need: '', have: '', met: false });
  if (view.isOnBreak) rules.push({ rule: 'onBreak', need: '', have: '', met: false });
  const { gradeFrom, registeredDays, registeredWithin } = audience;
  const { grade } = view.member;
  const days = view.daysRegistered;
  if (gradeFrom !== undefined) count('gradeFrom', gradeFrom, grade, grade >= gradeFrom);
  if (registeredDays !== undefined) count('registeredDays', registeredDays, days, days >= registeredDays);
  if (registeredWithin !== undefined)
    count('registeredWithin', registeredWithin, days, days <= registeredWithin);
  if (audience.phoneBound) {
    const isBound = view.member.phone !== null;
    rules.push({ rule: 'phoneBound', need: '1', have: isBound ? '1' : '0', met: isBound });
  }
  if (audience.deposited !== undefined) amount('deposited', fenOf(audience.deposited), view.deposited);
  if (audience.played !== undefined) amount('played', fenOf(audience.played), view.played);
  if (terms.kind === 'sign' && fenOf(terms.playedToday) > 0n)
    amount('playedToday', fenOf(terms.playedToday), view.playedToday);
  return rules;
}

/** The rules that stand against the member. */
export function unmet(rules: readonly EligibilityReason[]): EligibilityReason[] {
  return rules.filter(({ met }) => !met);
}

function yuan(minor: bigint): string {
  return formatMoney(money('CNY', minor < 0n ? 0n : minor));
}
