import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useSiteConfig } from '../../lib/site/site-config.ts';
import { Fairness } from './fairness/fairness.tsx';
import { Hero } from './hero/hero.tsx';
import { LiveMatches } from './live/live-matches.tsx';
import { NoticeBar } from './notices/notice-bar.tsx';
import { Steps } from './steps/steps.tsx';
import { Venues } from './venues/venues.tsx';
import styles from './home-page.module.css';

/** What other features have for this page, by its place: notices, the ads' carousel, the sponsors, what floats above. */
type HomePageProps = Partial<Record<'notices' | 'ads' | 'sponsors' | 'extras', ReactNode>>;

/** The first page, the same for visitors and members: what is on, the entrance, and what one can rely on. */
export function HomePage({ notices, ads, sponsors, extras }: HomePageProps) {
  const { t } = useTranslation('home');
  const config = useSiteConfig();
  const title = config.data ? textOf(config.data.brand.title) : t('title');
  return (
    <div className={styles.page}>
      <h1 className={styles.title} data-title={title}>
        {title}
      </h1>
      <Hero />
      <div className={styles.col}>
        <div className={styles.notices}>
          <NoticeBar notices={config.data?.notices ?? []} />
        </div>
        {notices}
        <LiveMatches />
        <Venues />
        {ads}
        <Steps />
        <Fairness />
        {sponsors}
      </div>
      {extras}
    </div>
  );
}
