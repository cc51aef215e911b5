import { lotteryCodes } from '@fairway/contract/lottery/codes.ts';
import { proposalKinds } from '@fairway/contract/operators/proposals/kinds.ts';
import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { locale } from '../i18n.ts';
import { proposalSubject, subjectMember } from './proposal-subject.ts';

/** What is proposed, for whom, with a link to the page of its object where there is one. */
export function ProposalTitle({ proposal }: { proposal: Proposal }) {
  const { kind, objectId } = proposal;
  const label = proposalKinds.label(kind, locale());
  const subject = proposalSubject(proposal);
  const memberId = subjectMember(proposal);
  if (kind === 'sportsbook.result' || kind === 'sportsbook.resettlement' || kind === 'sportsbook.kickOff')
    return (
      <Link to="/console/sports/fixtures/$fixtureId" params={{ fixtureId: objectId }}>
        {label}
      </Link>
    );
  if (kind === 'promotions.publication') {
    const [campaign = '', no = ''] = objectId.split('/');
    return (
      <Link to="/console/campaigns/$kind/$no" params={{ kind: campaign, no }}>
        {`${label} · ${proposalSubject(proposal)}`}
      </Link>
    );
  }
  if (kind === 'lottery.void') return <IssueTitle objectId={objectId} label={label ?? kind} />;
  if (memberId !== '')
    return (
      <Link to="/console/members/$memberId" params={{ memberId }}>
        {`${label} · ${subject || memberId}`}
      </Link>
    );
  if (kind === 'wallet.repair') return <Link to="/console/reconciliation">{`${label} · ${subject}`}</Link>;
  return subject === '' ? label : `${label} · ${subject}`;
}

/** An issue by the name of its lottery, linked to its page. */
function IssueTitle({ objectId, label }: { objectId: string; label: string }) {
  const { t } = useTranslation('games');
  const [code, issue = ''] = objectId.split('/');
  const lottery = lotteryCodes.find((one) => one === code);
  if (!lottery) return label;
  return (
    <Link to="/console/games/issues/$lottery/$issue" params={{ lottery, issue }}>
      {`${label} · ${t('issue.one', { name: t(`names.${lottery}`), issue })}`}
    </Link>
  );
}
