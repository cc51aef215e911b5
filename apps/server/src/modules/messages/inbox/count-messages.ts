import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { countsOf } from './present-counts.ts';
import { readerOf } from './reader.ts';

/** Messages not read yet, by category, with the private part of each beside it. */
export const countMessages: Operation<
  (typeof messagesMemberEndpoints)['countMessages'],
  (typeof messagesMemberSchemas)['countMessages']
> = async (app, call) => {
  const reader = await readerOf(app.db, app, call.member.memberId);
  return countsOf(app, app.db, reader);
};
