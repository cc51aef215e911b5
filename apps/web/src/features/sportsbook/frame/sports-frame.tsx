import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SlipColumn } from '../slip/slip-column.tsx';
import { SportsTree } from './sports-tree.tsx';
import { useBusyText } from './use-busy-text.ts';
import styles from './sports-frame.module.css';

/** The sports pages' frame: what there is at the left, the page, the bet slip at the right. */
export function SportsFrame() {
  useBusyText();
  return (
    <div className={styles.frame}>
      <SportsTree />
      <div className={styles.page}>
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
      <SlipColumn />
    </div>
  );
}
