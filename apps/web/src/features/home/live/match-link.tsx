import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Leads to the match's page. */
export function MatchLink(props: { fixtureId: string; className: string | undefined; children: ReactNode }) {
  const { fixtureId, className, children } = props;
  return (
    <Link to="/app/sport/match/$fixtureId" params={{ fixtureId }} className={className}>
      {children}
    </Link>
  );
}
