import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to a page of another feature; nothing where this build has no such page. */
export function PageLink(props: { to: string; className?: string | undefined; children: ReactNode }) {
  const { routesByPath } = useRouter();
  if (!Object.hasOwn(routesByPath, props.to)) return null;
  return (
    <Link to={props.to} className={props.className}>
      {props.children}
    </Link>
  );
}
