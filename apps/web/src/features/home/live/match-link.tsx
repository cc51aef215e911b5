import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const sportsHall: string = '/app/sport';
const matchPage: string = '/app/sport/match/$fixtureId';

/** Leads to the match's page; to the sports hall, or nowhere, in a build without it. */
export function MatchLink(props: { fixtureId: string; className: string | undefined; children: ReactNode }) {
  const { fixtureId, className, children } = props;
  const { routesByPath } = useRouter();
  if (Object.hasOwn(routesByPath, matchPage)) {
    return (
      <Link to={matchPage} params={{ fixtureId }} className={className}>
        {children}
      </Link>
    );
  }
  if (Object.hasOwn(routesByPath, sportsHall)) {
    return (
      <Link to={sportsHall} className={className}>
        {children}
      </Link>
    );
  }
  return <div className={className}>{children}</div>;
}
