import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { textOf } from '../../../lib/site/site-config.ts';
import { Time } from '../../../lib/time.tsx';
import { useHelpArticle, useHelpCentre } from '../api/use-help.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { HelpMenu } from './help-menu.tsx';
import { HelpNeighbours } from './help-neighbours.tsx';
import { HelpSearch } from './help-search.tsx';
import styles from './help-page.module.css';

/** The help centre: categories and entries at the left, a search above them, the entry of the address beside. */
export function HelpPage() {
  const { typeId, listId } = useParams({ from: '/shell/app/help/$typeId/$listId' });
  const { t } = useTranslation('content');
  const [query, setQuery] = useState('');
  const centre = useHelpCentre();
  // The address may count (category 1, entry 2); the answer names both.
  const { data, isPlaceholderData } = useHelpArticle(typeId, listId);
  const open = data && !isPlaceholderData ? data : { typeId, listId };
  const categories = centre.data?.categories ?? [];
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <HelpSearch query={query} onQuery={setQuery} />
        {query.trim() === '' && centre.isError && !centre.data && (
          <FaultPanel plain title={t('help.menuFailed')} fault={centre.error} retry={centre} />
        )}
        {query.trim() === '' && (centre.data || centre.isPending) && (
          <HelpMenu categories={categories} isPending={centre.isPending} open={open.listId} />
        )}
      </aside>
      <article className={styles.article} aria-label={t('help.article')}>
        <p className={styles.crumb}>
          {t('help.title')}
          {categories
            .filter((category) => category.typeId === open.typeId)
            .map(({ name }) => ` · ${textOf(name)}`)
            .join('')}
        </p>
        <Article typeId={typeId} listId={listId} />
        {data && <HelpNeighbours categories={categories} open={open.listId} />}
      </article>
    </div>
  );
}

function Article({ typeId, listId }: { typeId: string; listId: string }) {
  const { t } = useTranslation('content');
  const { data, isPending, isError, error, isFetching, refetch } = useHelpArticle(typeId, listId);
  if (isPending) {
    return (
      <Loading label={t('loading')} className={styles.loading}>
        <Skeleton width={320} height={36} />
        <Skeleton height={18} />
        <Skeleton height={18} />
        <Skeleton width="70%" height={18} />
        <Skeleton height={160} radius="var(--r-lg)" />
      </Loading>
    );
  }
  if (isError) {
    const isGone = error instanceof ApiError && error.error === 'contentNotFound';
    return (
      <>
        <h1 className={styles.title}>{t('help.title')}</h1>
        <FaultPanel
          plain
          title={t(isGone ? 'help.missing' : 'help.failed')}
          fault={error}
          retry={{ refetch, isFetching }}
        />
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{textOf(data.title)}</h1>
      <RichText text={textOf(data.text)} />
      <p className={styles.since}>
        {t('help.since')} <Time at={data.publishedAt} />
      </p>
    </>
  );
}
