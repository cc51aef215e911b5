import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { useContentPreview } from '../api/use-page.ts';
import { PreviewMark } from './preview-mark.tsx';
import { PreviewView, type PreviewViewProps } from './preview-view.tsx';
import styles from './preview-page.module.css';

/** What a preview link names, as the site would show it. */
export function PreviewPage({ renderBanner }: Pick<PreviewViewProps, 'renderBanner'>) {
  const { t } = useTranslation('content');
  const { preview } = useSearch({ from: '/contentPreview' });
  const { data, isError, error } = useContentPreview(preview ?? '');
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{t('preview.title')}</h1>
      <PreviewMark />
      {data && <PreviewView content={data.content} renderBanner={renderBanner} />}
      {isError && !data && <ErrorState title={t('preview.fault')} text={refusalText(error)} />}
      {!data && !isError && (
        <Loading label={t('loading')}>
          <Skeleton height={360} radius="var(--r-xl)" />
        </Loading>
      )}
    </main>
  );
}
