import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { listApprovals } from '#modules/operators';
import type { Operation } from '#platform/http/routes.ts';
import { presentProposal } from './present-proposal.ts';
import { approvalKinds } from './proposal.ts';

const shown = 60;

/** Corrections and repairs: those that wait for a second person first, oldest first, then what was decided last. */
export const listWalletProposals: Operation<
  (typeof walletOperatorEndpoints)['listWalletProposals'],
  (typeof walletOperatorSchemas)['listWalletProposals']
> = async (app, call, { state }) => {
  const kinds = [approvalKinds.adjustment, approvalKinds.repair];
  const rows = await listApprovals(app.db, kinds, { state, limit: shown });
  return { proposals: await Promise.all(rows.map((row) => presentProposal(app.db, call, row))) };
};
