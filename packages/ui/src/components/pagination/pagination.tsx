import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../icons/arrow.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** At the left end, for instance how many there are. */
  note?: ReactNode;
  labels: { nav: string; previous: string; next: string; page: (n: number) => string };
}

/** Numbered pages, for lists whose length is known. */
export function Pagination({ page, pages, onPage, note, labels }: PaginationProps) {
  return (
    <nav className={styles.nav} aria-label={labels.nav}>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <IconButton label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} />
      </IconButton>
      {pageWindow(page, pages).map((n, i, all) =>
        n === 0 ? (
          <span key={`gap after ${all[i - 1]}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            className={styles.page}
            aria-label={labels.page(n)}
            aria-current={n === page ? 'page' : undefined}
            onClick={() => onPage(n)}
          >
            {n}
          </button>
        ),
      )}
      <IconButton label={labels.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} />
      </IconButton>
    </nav>
  );
}
