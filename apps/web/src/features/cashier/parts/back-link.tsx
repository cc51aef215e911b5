import { IconChevronLeft } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from '../../../lib/pages/back-link.module.css';

/** The back link above a page's heading. */
export function BackLink({
  to,
  children,
}: {
  to: '/app/myCenter/deposit' | '/app/myCenter/withdrawals';
  children: ReactNode;
}) {
  return (
    <Link to={to} className={styles.back}>
      <IconChevronLeft size={16} />
      {children}
    </Link>
  );
}
