import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface DemoLinkProps {
  game: MemberTableGame;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to a game's table with bots. */
export function DemoLink({ game, className, children }: DemoLinkProps) {
  return (
    <Link
      to="/app/chessGame/$table"
      params={{ table: `${game}1` }}
      search={{ demo: true }}
      className={className}
    >
      {children}
    </Link>
  );
}
