import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf, useSiteConfig } from '../../lib/site-config.ts';
import { CarouselAds } from '../content/ads/carousel-ads.tsx';
import { HomeSponsors } from '../content/sponsors/home-sponsors.tsx';
import { Fairness } from './fairness/fairness.tsx';
import { LateExtras } from '../content/late-extras.tsx';
import { Hero } from './hero/hero.tsx';
import { LiveMatches } from './live/live-matches.tsx';
import { NoticeBar } from './notices/notice-bar.tsx';
import { Steps } from './steps/steps.tsx';
import { useCampaignKeys } from './use-campaign-keys.ts';
import { Venues } from './venues/venues.tsx';
import styles from './home-page.module.css';

const loadExtras = async () => (await import('../content/home-extras.tsx')).HomeExtras;

/** The first page, the same for visitors and members: what is on, the way in, and what one can rely on. */
export function HomePage({ told }: { told?: ReactNode }) {
  const { t } = useTranslation('home');
  const config = useSiteConfig();
  useCampaignKeys();
  const title = config.data ? wordsOf(config.data.brand.title) : t('title');
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
        {told}
        <LiveMatches />
        <Venues />
        <CarouselAds />
        <Steps />
        <Fairness />
        <HomeSponsors />
      </div>
      <LateExtras load={loadExtras} />
    </div>
  );
}
