import type { proposalEndpoints } from '@fairway/contract/operators/proposals/endpoints.ts';
import type { proposalSchemas } from '@fairway/contract/operators/proposals/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { pageOfWaitingFirst, readWaitingFirst } from '#platform/waiting-first.ts';
import { listApprovals } from '../approvals/approvals-store.ts';
import { presentProposal } from './present-proposal.ts';
import { proposalKindsFor } from './proposal-kind.ts';

const pageSize = 60;

/** Proposals of the kinds that the caller may read: those that wait first, oldest first, then what was decided last; a page by key. */
export const listProposals: Operation<
  (typeof proposalEndpoints)['listProposals'],
  (typeof proposalSchemas)['listProposals']
> = async (app, call, { kind, kinds, objectId, state, cursor }) => {
  const after = readWaitingFirst(cursor);
  const readable = proposalKindsFor(app, call.operator.permissions).filter(
    ({ name }) => (kind === undefined || name === kind) && (kinds?.includes(name) ?? true),
  );
  const names = readable.map(({ name }) => name);
  const rows = await listApprovals(app.db, names, { state, objectId, after, limit: pageSize + 1 });
  const { page, next } = pageOfWaitingFirst(rows, pageSize, (row) => ({
    waits: row.decided_at === null,
    at: row.decided_at ?? row.created_at,
    id: row.id,
  }));
  return {
    proposals: page.flatMap((row) => {
      const of = readable.find(({ name }) => name === row.kind);
      return of ? [presentProposal(of, row, call)] : [];
    }),
    next,
  };
};
