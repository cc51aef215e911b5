import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectCallRequests } from './call-requests-store.ts';
import { maskPhone } from './mask-phone.ts';

const pageSize = 20;

/** Who wants to be called, page by page, numbers masked. */
export const listCallRequests: Operation<
  (typeof siteOperatorEndpoints)['listCallRequests'],
  (typeof siteSchemas)['listCallRequests']
> = async (app, _call, { waiting, cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success) throw new AppError('inputInvalid');
  const found = await selectCallRequests(app.db, { waiting, after: cursor, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  return {
    requests: page.map((row) => ({
      id: row.id,
      areaCode: row.area_code,
      phone: maskPhone(row.phone),
      topic: row.topic,
      text: row.words,
      member: row.member_id !== null,
      state: row.state,
      settledBy: row.settled_by,
      askedAt: row.created_at.toISOString(),
    })),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
