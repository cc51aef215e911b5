import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';

/** Whom a proposal is about, where its object has a name; '' otherwise. */
export function proposalSubject({ after }: Pick<Proposal, 'after'>): string {
  if (typeof after !== 'object' || after === null || !('name' in after)) return '';
  return typeof after.name === 'string' ? after.name : '';
}
