import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findLiveCode } from './code-store.ts';
import { hashCode, openTicket } from './code-text.ts';
import { issueCode } from './issue-code.ts';

/** A code that the member gives to an agent of the customer-service payment. */
export const getArtificialRechargeCode: Operation<
  (typeof payEndpoints)['getArtificialRechargeCode'],
  (typeof paySchemas)['getArtificialRechargeCode']
> = async (app, call) => {
  const { code, expiresAt } = await issueCode(app, call, 'ordinary');
  return { code, expiresAt };
};

/** A link to customer service that carries a new code sealed. */
export const getEncryptUrl: Operation<
  (typeof payEndpoints)['getEncryptUrl'],
  (typeof paySchemas)['getEncryptUrl']
> = async (app, call) => {
  const { url, expiresAt } = await issueCode(app, call, 'ordinary');
  return { url, expiresAt };
};

/** The same for SVIP members, who need not wait for a free agent. */
export const getSvipRechargeCode: Operation<
  (typeof payEndpoints)['getSvipRechargeCode'],
  (typeof paySchemas)['getSvipRechargeCode']
> = async (app, call) => {
  const { code, expiresAt } = await issueCode(app, call, 'svip');
  return { code, expiresAt };
};

export const getSvipEncryptUrl: Operation<
  (typeof payEndpoints)['getSvipEncryptUrl'],
  (typeof paySchemas)['getSvipEncryptUrl']
> = async (app, call) => {
  const { url, expiresAt } = await issueCode(app, call, 'svip');
  return { url, expiresAt };
};

/** The customer-service payment whole: code and link, SVIP where the member is. */
export const openServicePayment: Operation<
  (typeof payEndpoints)['openServicePayment'],
  (typeof paySchemas)['openServicePayment']
> = (app, call) => issueCode(app, call, 'own');

/** The code of a link, for the member whom it was made for while it holds; else `rechargeCodeUnknown`. Writes nothing. */
export const readServiceTicket: Operation<
  (typeof payEndpoints)['readServiceTicket'],
  (typeof paySchemas)['readServiceTicket']
> = async (app, call, { ticket }) => {
  const { server } = app.config.secrets;
  const code = openTicket(ticket, server);
  const row = code && (await findLiveCode(app.db, hashCode(code, 'recharge', server), app.clock.now()));
  if (!code || !row || row.member_id !== call.member.memberId) throw new AppError('rechargeCodeUnknown');
  return { code, expiresAt: row.expires_at.toISOString() };
};
