import type { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import type { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectApplications } from './applications-store.ts';

const pageSize = 20;

/** Applications, newest first, page by page. */
export const listAgentApplications: Operation<
  (typeof contentOperatorEndpoints)['listAgentApplications'],
  (typeof contentOperatorSchemas)['listAgentApplications']
> = async (app, _call, { cursor }) => {
  if (cursor !== undefined && !/^[0-9a-f-]{36}$/.test(cursor)) throw new AppError('inputInvalid');
  const found = await selectApplications(app.db, { before: cursor, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  return {
    applications: page.map((row) => ({
      id: row.id,
      name: row.name,
      channel: row.way,
      contact: row.contact,
      plan: row.plan,
      agentVerify: row.agent_verify,
      member: row.member_id !== null,
      appliedAt: row.created_at.toISOString(),
      handled:
        row.handled_by !== null && row.handled_at !== null
          ? { by: row.handled_by, at: row.handled_at.toISOString(), note: row.handled_note ?? '' }
          : null,
    })),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
