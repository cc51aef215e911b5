import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { maskHolder } from '#modules/payout-methods';

/** The real name that the account has, masked: a transfer is taken from nobody else's account. Writes nothing. */
export const getDepositorName: Operation<
  (typeof payEndpoints)['getDepositorName'],
  (typeof paySchemas)['getDepositorName']
> = async (app, call) => {
  const name = (await findMember(app.db, call.member.memberId))?.real_name ?? '';
  return { name: maskHolder(name), known: name !== '' };
};
