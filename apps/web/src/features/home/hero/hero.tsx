import type { SiteConfig } from '@fairway/contract/site/schemas.ts';
import { Carousel } from '@fairway/ui/components/carousel/carousel.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BannerSlide } from './banner-slide.tsx';
import styles from './hero.module.css';

/** Milliseconds a banner stands (specification section 9: 3 s is for the float window; here there is more to read). */
const interval = 6_000;

/** The banners that the operator has set, each on a drawing of ours; without any, the stadium and the brand's own words. */
export function Hero({ config: { data, isError } }: { config: UseQueryResult<SiteConfig> }) {
  const { t } = useTranslation('home');
  const words = {
    region: t('hero.region'),
    pause: t('hero.pause'),
    play: t('hero.play'),
    slide: (at: number, of: number) => t('hero.slide', { at, of }),
  };
  const fallback = {
    key: 'own',
    art: 'stadium',
    tag: null,
    title: { zh: t('hero.fallbackTitle'), en: '' },
    text: { zh: isError ? t('hero.away') : '', en: '' },
    action: null,
  } as const;
  const banners = data && data.banners.length > 0 ? data.banners : [fallback];
  return (
    <Carousel
      className={styles.hero}
      interval={interval}
      words={words}
      slides={banners.map((banner, at) => ({
        key: banner.key,
        content: <BannerSlide banner={banner} first={at === 0} />,
      }))}
    />
  );
}
