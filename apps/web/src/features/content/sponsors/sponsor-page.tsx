import { Brand } from '@fairway/ui/art/brand/brand.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconArrowRight, IconExternal } from '@fairway/ui/icons/arrow.tsx';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { brandName } from '../../../lib/site/brand-name.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useSponsor, type Sponsor } from '../api/use-sponsors.ts';
import { ContentPicture } from '../../../lib/pictures/content-picture.tsx';
import { PreviewMark } from '../preview/preview-mark.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './sponsor-page.module.css';

/** One sponsor on a page of its own, without header and footer. */
export function SponsorPage() {
  const { sponsorId } = useParams({ strict: false });
  return <SponsorFrame sponsorId={sponsorId ?? ''} />;
}

/** The same outside of the shell, at the address that a sponsor's own site links to. */
export function SoloSponsorPage() {
  return (
    <main id="content">
      <SponsorPage />
    </main>
  );
}

/** The page of a sponsor that is not published, for the holder of a preview link. */
export function SponsorPreviewPage() {
  const { sponsorId } = useParams({ from: '/sponsorModelTemp/$sponsorId' });
  const { preview } = useSearch({ from: '/sponsorModelTemp/$sponsorId' });
  return (
    <main id="content">
      <PreviewMark />
      <SponsorFrame sponsorId={sponsorId} preview={preview ?? ''} />
    </main>
  );
}

function SponsorFrame({ sponsorId, preview }: { sponsorId: string; preview?: string }) {
  const { t } = useTranslation('content');
  const { data, isError, error, isFetching, refetch } = useSponsor(sponsorId, preview);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Link to="/app/home" aria-label={t('toHome')}>
          <Brand name={brandName()} />
        </Link>
        <Link to="/app/sponsors" className={styles.all}>
          {t('sponsors.all')}
        </Link>
      </div>
      {data && <SponsorView sponsor={data} />}
      {!data && isError && (
        <div className={styles.fault}>
          <h1 className={styles.hidden}>{t('sponsors.title')}</h1>
          <FaultPanel plain title={t('sponsors.missing')} fault={error} retry={{ refetch, isFetching }} />
        </div>
      )}
      {!data && !isError && (
        <Loading label={t('loading')} className={styles.loading}>
          <Skeleton height={360} radius="var(--r-xl)" />
          <Skeleton height={200} radius="var(--r-lg)" />
        </Loading>
      )}
    </div>
  );
}

/** Picture, name and text of a sponsor. */
export function SponsorView({ sponsor }: { sponsor: Omit<Sponsor, 'sponsorId'> }) {
  const { t } = useTranslation('content');
  const { art, name, summary, text, url } = sponsor;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.art}>
          <ContentPicture art={art} />
        </div>
        <div className={styles.heroWords}>
          <p>{t('sponsors.one')}</p>
          <h1>{textOf(name)}</h1>
          <p>{textOf(summary)}</p>
        </div>
      </div>
      <div className={styles.body}>
        <RichText text={textOf(text)} />
        <div className={styles.choices}>
          {url !== '' && (
            <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'action' })}>
              {t('sponsors.visit')}
              <IconExternal size={16} />
            </a>
          )}
          <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
            {t('toHome')}
            <IconArrowRight size={16} />
          </Link>
        </div>
      </div>
    </>
  );
}
