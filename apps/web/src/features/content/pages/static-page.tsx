import { ApiError, noAnswerCode } from '@fairway/api-client/exchange/api-error.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { refusalText } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { Time } from '../../../lib/time.tsx';
import { usePage } from '../api/use-page.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './static-page.module.css';

/** One of the site's plain pages: title and text. */
export function StaticPage() {
  const { pageId } = useParams({ from: '/shell/app/page/$pageId' });
  const { t } = useTranslation('content');
  const { data, isError, error, isFetching, refetch } = usePage(pageId);
  const isLost = error instanceof ApiError && (error.code === noAnswerCode || error.status >= 500);
  return (
    <article className={styles.page}>
      {data && (
        <>
          <h1 className={styles.title}>{textOf(data.title)}</h1>
          <RichText text={textOf(data.text)} />
          <p className={styles.since}>
            {t('help.since')} <Time at={data.publishedAt} />
          </p>
        </>
      )}
      {isLost && !data && (
        <>
          <h1 className={styles.hidden}>{t('pages.lost')}</h1>
          <FaultPanel plain title={t('pages.lost')} fault={error} retry={{ refetch, isFetching }} />
        </>
      )}
      {isError && !isLost && !data && (
        <>
          <h1 className={styles.hidden}>{t('pages.missing')}</h1>
          <ErrorState
            title={t('pages.missing')}
            text={refusalText(error)}
            action={
              <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
                {t('toHome')}
              </Link>
            }
          />
        </>
      )}
      {!data && !isError && (
        <Loading label={t('loading')}>
          <Skeleton width={280} height={36} />
          <Skeleton height={240} radius="var(--r-lg)" />
        </Loading>
      )}
    </article>
  );
}
