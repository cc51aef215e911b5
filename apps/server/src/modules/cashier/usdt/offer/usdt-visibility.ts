import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { virtualSwitch } from '@fairway/contract/deposits/usdt/virtual-switch.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember, type MemberRow } from '#modules/members';
import { publishedSettings } from '../../settings/published-settings.ts';

type Reader = Pick<MemberRow, 'name'> | undefined;

/** Whether the whitelist holds a member; everybody without one. */
export function isListed({ usdt }: Pick<CashierSettings, 'usdt'>, member: Reader): boolean {
  const name = member?.name.toLowerCase();
  return !usdt.whitelistOn || usdt.whitelist.some((one) => one.toLowerCase() === name);
}

/** Whether a member is offered USDT: the site's switch and the whitelist. Money in the USDT wallet stays withdrawable. */
export function isUsdtShown(settings: Pick<CashierSettings, 'usdt'>, member: Reader): boolean {
  return settings.usdt.switch === virtualSwitch.codes.open && isListed(settings, member);
}

/** Throws `depositChannelDisabled` to whom USDT is not offered. */
export async function requireUsdt(app: Platform, memberId: string): Promise<void> {
  const settings = await publishedSettings(app);
  if (!isUsdtShown(settings, await findMember(app.db, memberId)))
    throw new AppError('depositChannelDisabled');
}
