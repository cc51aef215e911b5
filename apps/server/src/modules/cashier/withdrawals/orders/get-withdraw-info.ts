import type { rehearsalEndpoints } from '@fairway/contract/withdrawals/rehearsal-endpoints.ts';
import type { rehearsalSchemas } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import { withdrawInfoTypes, type WithdrawalName } from '@fairway/contract/withdrawals/types.ts';
import { formatMoney } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { publishedSettings } from '../settings/published-settings.ts';
import { openOptions, presentOption } from '../terms/present-option.ts';
import { allowanceOf } from './check-withdrawal.ts';

const { usdt, ebPay, normal, fast } = withdrawInfoTypes.codes;

/** The withdrawals that a withdraw info type is about, by their names (specification section 3). */
function namesOf(type: (typeof withdrawInfoTypes.codeList)[number]): readonly WithdrawalName[] {
  if (type === usdt) return ['usdt'];
  if (type === ebPay) return ['ebpay'];
  if (type === fast) return ['fast'];
  return type === normal ? ['common', 'alipay', 'wechat', 'ecny', 'enjoyLife'] : ['koipay'];
}

/** Withdraw info of a kind: its open methods, the wallet they pay from, and what is left of the day. Writes nothing. */
export const getWithdrawInfo: Operation<
  (typeof rehearsalEndpoints)['getWithdrawInfo'],
  (typeof rehearsalSchemas)['getWithdrawInfo']
> = async (app, call, { type }) => {
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('memberFrozen');
  const { settings } = await publishedSettings(app.db, app);
  const names = namesOf(type);
  const options = openOptions(app, settings)
    .map((route) => presentOption(route, settings))
    .filter(({ name }) => names.includes(name));
  const day = siteDay(app.clock.now(), app.config.siteTimeZone);
  const wallet = await allowanceOf(app.db, app, member, {
    currency: type === usdt ? 'USDT' : 'CNY',
    day,
  });
  return {
    type,
    options,
    available: formatMoney(wallet.available),
    locked: formatMoney(wallet.locked),
    count: wallet.count,
    daily: {
      limit: formatMoney(wallet.daily.limit),
      used: formatMoney(wallet.daily.used),
      left: formatMoney(wallet.daily.left),
    },
  };
};
