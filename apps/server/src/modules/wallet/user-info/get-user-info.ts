import { phoneAreaOf } from '@fairway/contract/members/phones/areas.ts';
import type { userInfoEndpoints } from '@fairway/contract/wallet/user-info-endpoints.ts';
import type { userInfoSchemas } from '@fairway/contract/wallet/user-info-schemas.ts';
import { findPayoutReadiness } from '#modules/payout-methods';
import { findMember, firstAddress, presentProfile } from '#modules/members';
import { publishedConfiguration } from '#modules/site';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { getWalletBalance } from '../balance/get-wallet-balance.ts';

/** Who the member is with all balances, in the specification's one shape. Writes nothing; throws `tokenRevoked`. */
export const getUserInfo: Operation<
  (typeof userInfoEndpoints)['getUserInfo'],
  (typeof userInfoSchemas)['getUserInfo']
> = async (app, call) => {
  const { memberId } = call.member;
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('tokenRevoked');
  const [site, readiness, registerIp, balance] = await Promise.all([
    publishedConfiguration(app),
    findPayoutReadiness(app.db, memberId),
    firstAddress(app.db, memberId),
    getWalletBalance(app, call, {}),
  ]);
  const area = phoneAreaOf(member.area_code);
  const hasPhone = Boolean(member.phone);
  const hasName = Boolean(member.real_name);
  const verified = hasPhone && hasName ? 'phoneAndRealName' : 'none';
  return {
    ...presentProfile(member, app.clock.now()),
    token: '' as const,
    areaCode: member.area_code,
    areaName: call.language === 'en' ? (area?.en ?? '') : (area?.zh ?? ''),
    realNameAll: member.real_name ?? '',
    registerIp,
    siteName: site.configuration.brand.name,
    provinces: '' as const,
    qq: '' as const,
    hasBank: readiness.hasMethod,
    verifyType: verified !== 'none' && readiness.hasMethod ? 'allForcedCard' : verified,
    passwordFlag: readiness.hasPassword,
    isOverseasPhoneFunction: site.configuration.switches.overseasPhones,
    modifyConfig: { realName: hasName, phone: hasPhone },
    ...balance,
  };
};
