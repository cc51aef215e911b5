import type { proposalEndpoints } from '@fairway/contract/operators/proposals/endpoints.ts';
import type { proposalSchemas } from '@fairway/contract/operators/proposals/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listApprovals } from '../approvals/approvals-store.ts';
import { presentProposal } from './present-proposal.ts';
import { proposalKindsFor } from './proposal-kind.ts';

const shown = 60;

/** Proposals of the kinds that the caller may read: those that wait first, oldest first, then what was decided last. */
export const listProposals: Operation<
  (typeof proposalEndpoints)['listProposals'],
  (typeof proposalSchemas)['listProposals']
> = async (app, call, { kind, objectId, state }) => {
  const readable = proposalKindsFor(app, call.operator.permissions).filter(
    ({ name }) => kind === undefined || name === kind,
  );
  const names = readable.map(({ name }) => name);
  const rows = await listApprovals(app.db, names, { state, objectId, limit: shown });
  return {
    proposals: rows.flatMap((row) => {
      const of = readable.find(({ name }) => name === row.kind);
      return of ? [presentProposal(of, row, call)] : [];
    }),
  };
};
