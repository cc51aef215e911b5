import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { findMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeProposal } from '../proposals/write-proposal.ts';
import { readAdjustment } from './read-adjustment.ts';

/** Proposes to correct a balance; only another person's agreement moves the money. Throws `memberNotFound` and what the amount throws. */
export const proposeAdjustment: Operation<
  (typeof walletOperatorEndpoints)['proposeAdjustment'],
  (typeof walletOperatorSchemas)['proposeAdjustment']
> = async (app, call, input) => {
  const { evidence, ...asked } = input;
  readAdjustment(asked);
  if (!(await findMember(app.db, asked.memberId))) throw new AppError('memberNotFound');
  const id = app.ids.uuid();
  return writeProposal(app, call, input, {
    kind: 'adjustment',
    // Several corrections of a member may wait at once: each is an object of its own.
    objectId: id,
    objectVersion: '1',
    payload: asked,
    evidence,
  });
};
