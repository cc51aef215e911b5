import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { publishedSettings } from '../../settings/published-settings.ts';
import { onList } from './pay-terms.ts';

/** The seven fields of the speed-to-card config (specification section 3); of the whitelist only whether it holds the member. Writes nothing. */
export const getSpeedToCardConfig: Operation<
  (typeof payEndpoints)['getSpeedToCardConfig'],
  (typeof paySchemas)['getSpeedToCardConfig']
> = async (app, call) => {
  const { speedToCard } = await publishedSettings(app);
  const member = await findMember(app.db, call.member.memberId);
  return { ...speedToCard, whitelist: onList(speedToCard, member) };
};
