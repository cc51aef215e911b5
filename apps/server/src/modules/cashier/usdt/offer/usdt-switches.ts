import type { usdtEndpoints } from '@fairway/contract/deposits/usdt/endpoints.ts';
import type { usdtSchemas } from '@fairway/contract/deposits/usdt/schemas.ts';
import { virtualSwitch } from '@fairway/contract/deposits/usdt/virtual-switch.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { publishedSettings } from '../../settings/published-settings.ts';
import { isListed, isUsdtShown } from './usdt-visibility.ts';

type Endpoints = typeof usdtEndpoints;
type Schemas = typeof usdtSchemas;
const { open, close } = virtualSwitch.codes;

/** The site's own switch (specification section 3, «Virtual switch»: strings). */
export const getVirtualSwitchConfig: Operation<
  Endpoints['getVirtualSwitchConfig'],
  Schemas['getVirtualSwitchConfig']
> = async (app) => ({ value: (await publishedSettings(app)).usdt.switch });

/** The switch as it is for the member: off as well for whom the whitelist does not hold. */
export const getUsdtSwitch: Operation<Endpoints['getUsdtSwitch'], Schemas['getUsdtSwitch']> = async (
  app,
  call,
) => {
  const settings = await publishedSettings(app);
  const member = await findMember(app.db, call.member.memberId);
  return { value: isUsdtShown(settings, member) ? open : close };
};

/** Whether there is a whitelist, and whether the member is on it. */
export const checkVirtualWhitelist: Operation<
  Endpoints['checkVirtualWhitelist'],
  Schemas['checkVirtualWhitelist']
> = async (app, call) => {
  const settings = await publishedSettings(app);
  const member = await findMember(app.db, call.member.memberId);
  return { enabled: settings.usdt.whitelistOn, listed: isListed(settings, member) };
};
