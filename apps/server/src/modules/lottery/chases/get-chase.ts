import type { chaseEndpoints } from '@fairway/contract/lottery/chase-endpoints.ts';
import type { chaseSchemas } from '@fairway/contract/lottery/chase-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readChase } from './present-chase.ts';

/** One own chase with its issues. */
export const getChase: Operation<
  (typeof chaseEndpoints)['getChase'],
  (typeof chaseSchemas)['getChase']
> = async (app, call, { id }) => ({ chase: await readChase(app.db, call.member.memberId, id) });
