import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../../../lib/site-config.ts';
import type { HelpCategory } from '../api/use-help.ts';
import styles from './help-page.module.css';

/** Categories and their entries; the one that is open is marked. */
export function HelpMenu({ categories, isPending }: { categories: HelpCategory[]; isPending: boolean }) {
  const { t } = useTranslation('content');
  const menu = useRef<HTMLElement>(null);
  const { listId: open } = useParams({ strict: false });
  useEffect(() => {
    if (!isPending) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
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
        <section key={typeId} aria-label={wordsOf(name)}>
          <p className={styles.category}>{wordsOf(name)}</p>
          <p className={styles.summary}>{wordsOf(summary)}</p>
          <ul>
            {articles.map(({ listId, title }) => (
              <li key={listId}>
                <Link
                  to="/app/help/$typeId/$listId"
                  params={{ typeId, listId }}
                  className={styles.entry}
                  activeProps={{ 'aria-current': 'page' }}
                >
                  {wordsOf(title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
