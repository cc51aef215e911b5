import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { judgeMember, unmet } from './judge-member.ts';
import type { MemberView } from './member-view.ts';

/** Throws `notEligible` with every rule that the member does not meet. */
export function refuseIneligible(terms: CampaignTerms, view: MemberView, language: Language): void {
  refuseReasons(unmet(judgeMember(terms, view)), language);
}

/** Throws `notEligible` for the first of these reasons, with all of them. */
export function refuseReasons(reasons: readonly EligibilityReason[], language: Language): void {
  const [first] = reasons;
  if (!first) return;
  const texts = reasonTexts[first.rule];
  const rule = (language === 'en' ? texts.en : texts.zh)(first);
  throw new AppError('notEligible', { rule }, { reasons });
}

type Text = (reason: EligibilityReason) => string;

/** The first reason in words; the page shows all of them with what can be done. */
const reasonTexts: Readonly<Record<EligibilityReason['rule'], { zh: Text; en: Text }>> = {
  gradeFrom: { zh: ({ need }) => `需达到 VIP${need}`, en: ({ need }) => `VIP ${need} or above` },
  registeredDays: {
    zh: ({ need }) => `注册需满 ${need} 天`,
    en: ({ need }) => `${need} days since registration`,
  },
  registeredWithin: {
    zh: ({ need }) => `仅限注册 ${need} 天内的会员`,
    en: ({ need }) => `within ${need} days of registration`,
  },
  phoneBound: { zh: () => '需绑定手机号', en: () => 'a bound phone' },
  deposited: {
    zh: ({ need, have }) => `活动期间存款需满 ${need} 元（当前 ${have} 元）`,
    en: ({ need, have }) => `CNY ${need} deposited during the promotion (now ${have})`,
  },
  played: {
    zh: ({ need, have }) => `活动期间有效流水需满 ${need} 元（当前 ${have} 元）`,
    en: ({ need, have }) => `CNY ${need} played during the promotion (now ${have})`,
  },
  playedToday: {
    zh: ({ need, have }) => `当日有效流水需满 ${need} 元（当前 ${have} 元）`,
    en: ({ need, have }) => `CNY ${need} played today (now ${have})`,
  },
  depositsBefore: {
    zh: ({ need, have }) =>
      need === '0' ? '仅限尚未存过款的会员' : `仅限此前已成功存款 ${need} 次的会员（您为 ${have} 次）`,
    en: ({ need, have }) => `${need} deposits before joining (yours: ${have})`,
  },
  otherOfGroup: {
    zh: ({ have }) => `您已参加同组活动「${have}」，同组只能参加一个`,
    en: ({ have }) => `you take part in “${have}”, and of this group one promotion can be taken`,
  },
  onePerson: {
    zh: ({ have }) =>
      `${have === 'phone' ? '同一手机号' : '同一设备'}的另一个账号已参加，每人限用一个账号参加`,
    en: ({ have }) =>
      `another account with the same ${have === 'phone' ? 'phone' : 'device'} takes part, and each person takes part with one account`,
  },
  takenBack: {
    zh: () => '您在本活动的奖励已因违规收回，可在「我的奖励」申诉一次',
    en: () => 'your reward of this promotion was taken back for abuse; you can appeal once under My rewards',
  },
  blacklisted: { zh: () => '您的账户暂不参与优惠活动', en: () => 'your account takes no part in promotions' },
  onBreak: { zh: () => '休息期间不参与优惠活动', en: () => 'no promotions during a break' },
};
