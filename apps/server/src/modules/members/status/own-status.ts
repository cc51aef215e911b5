import type { memberStatusEndpoints } from '@fairway/contract/members/status-endpoints.ts';
import type { memberStatusSchemas } from '@fairway/contract/members/status-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember, type MemberRow } from '../members-store.ts';
import { wake } from './status-store.ts';

type Endpoints = typeof memberStatusEndpoints;
type Schemas = typeof memberStatusSchemas;

/** Whether promotions are closed to the member who calls; why is for the operators. */
export const getUserBlackInfo: Operation<Endpoints['getUserBlackInfo'], Schemas['getUserBlackInfo']> = async (
  app,
  call,
) => ({ black: (await own(app, call)).black });

/** Whether another password is wanted; the page then prompts for it. */
export const checkPasswordChange: Operation<
  Endpoints['checkPasswordChange'],
  Schemas['checkPasswordChange']
> = async (app, call) => ({ needed: (await own(app, call)).must_change_password });

/** Whether the account sleeps, and since when. */
export const checkMemberSleep: Operation<Endpoints['checkMemberSleep'], Schemas['checkMemberSleep']> = async (
  app,
  call,
) => {
  const since = (await own(app, call)).asleep_since;
  return { asleep: since !== null, since: since?.toISOString() ?? null };
};

/** Wakes the account of the member who calls. */
export const activateMember: Operation<Endpoints['activateMember'], Schemas['activateMember']> = async (
  app,
  call,
) => {
  await wake(app.db, call.member.memberId);
  return null;
};

async function own(app: Platform, call: MemberCall): Promise<MemberRow> {
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  return member;
}
