import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { selectMethods } from '#modules/payout-methods';

/** What the member has bound, masked: the same card, address, phone or mailbox is not taken a second time. Writes nothing. */
export const listRepeatAccounts: Operation<
  (typeof payEndpoints)['listRepeatAccounts'],
  (typeof paySchemas)['listRepeatAccounts']
> = async (app, call) => {
  const { memberId } = call.member;
  const member = await findMember(app.db, memberId);
  const methods = await selectMethods(app.db, memberId);
  const masked = (isCard: boolean) =>
    methods.filter(({ kind }) => (kind === 'bankCard') === isCard).map((method) => method.masked);
  return {
    banks: masked(true),
    email: member?.email ? [maskMailbox(member.email)] : [],
    phone: member?.phone ? [`${member.phone.slice(0, -8)}****${member.phone.slice(-4)}`] : [],
    virtual: masked(false),
  };
};

function maskMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at))}***${address.slice(at)}`;
}
