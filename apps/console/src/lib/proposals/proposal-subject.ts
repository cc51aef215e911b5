import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';

/** Whom or what a proposal is about, where its object has a name or title; '' otherwise. */
export function proposalSubject({ after }: Pick<Proposal, 'after'>): string {
  return textOf(after, 'name') || textOf(after, 'title');
}

/** The id of the member that a proposal is about; '' where it is about none. */
export function subjectMember({ after }: Pick<Proposal, 'after'>): string {
  return textOf(after, 'memberId');
}

function textOf(after: unknown, field: string): string {
  if (typeof after !== 'object' || after === null) return '';
  const found: unknown = Object.entries(after).find(([name]) => name === field)?.[1];
  return typeof found === 'string' ? found : '';
}
