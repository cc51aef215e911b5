import { proposalKinds } from '@fairway/contract/operators/proposals/kinds.ts';
import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import { Link } from '@tanstack/react-router';
import { locale } from '../../lib/i18n.ts';
import { proposalSubject } from '../../lib/proposals/proposal-subject.ts';

/** What is proposed, for whom, with a link to the page of its object where there is one. */
export function ProposalTitle({ proposal }: { proposal: Proposal }) {
  const { kind, objectId } = proposal;
  const label = proposalKinds.label(kind, locale());
  const subject = proposalSubject(proposal);
  if (kind === 'sportsbook.result' || kind === 'sportsbook.resettlement')
    return (
      <Link to="/console/sports/fixtures/$fixtureId" params={{ fixtureId: objectId }}>
        {label}
      </Link>
    );
  return subject === '' ? label : `${label} · ${subject}`;
}
