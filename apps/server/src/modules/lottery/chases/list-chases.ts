import type { chaseEndpoints } from '@fairway/contract/lottery/chase-endpoints.ts';
import type { chaseSchemas } from '@fairway/contract/lottery/chase-schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectChasePage } from './chases-store.ts';
import { presentChase } from './present-chase.ts';

const pageSize = 20;

/** Own chases, newest first. */
export const listChases: Operation<
  (typeof chaseEndpoints)['listChases'],
  (typeof chaseSchemas)['listChases']
> = async (app, call, { lottery = null, state = null, cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  const rows = await selectChasePage(app.db, call.member.memberId, {
    lottery,
    state,
    before: cursor ?? null,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { chases: page.map(presentChase), next: last?.id ?? null };
};
