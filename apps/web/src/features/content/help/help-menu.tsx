import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { HelpCategory } from '../api/use-help.ts';
import styles from './help-page.module.css';

/** Categories and their entries; the one that is open is marked. */
export function HelpMenu(props: { categories: HelpCategory[]; isPending: boolean; open: string }) {
  const { categories, isPending, open } = props;
  const { t } = useTranslation('content');
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = menu.current?.querySelector('[aria-current]');
    const frame = menu.current?.parentElement;
    if (isPending || !entry || !frame) return;
    // By hand: the browser's own scrolling to an element also moves where the next Tab starts.
    const [seen, at] = [frame.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (at.bottom > seen.bottom) frame.scrollTop += at.bottom - seen.bottom + 8;
    else if (at.top < seen.top) frame.scrollTop -= seen.top - at.top + 8;
  }, [isPending, open]);
  if (isPending) {
    return (
      <Loading label={t('loading')} className={styles.loading}>
        <Skeleton height={120} radius="var(--r-lg)" />
        <Skeleton height={120} radius="var(--r-lg)" />
      </Loading>
    );
  }
  return (
    <nav ref={menu} aria-label={t('help.menu')} className={styles.menu}>
      {categories.map(({ typeId, name, summary, articles }) => (
        <section key={typeId} aria-label={textOf(name)}>
          <p className={styles.category}>{textOf(name)}</p>
          <p className={styles.summary}>{textOf(summary)}</p>
          <ul>
            {articles.map(({ listId, title }) => (
              <li key={listId}>
                <Link
                  to="/app/help/$typeId/$listId"
                  params={{ typeId, listId }}
                  className={styles.entry}
                  aria-current={listId === open ? 'page' : undefined}
                >
                  {textOf(title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
