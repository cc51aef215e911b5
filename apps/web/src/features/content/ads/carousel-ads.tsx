import { Carousel } from '@fairway/ui/components/carousel/carousel.tsx';
import { useTranslation } from 'react-i18next';
import { useCarouselAds } from '../api/use-home-content.ts';
import { AdCard } from './ad-card.tsx';
import styles from './carousel-ads.module.css';

const interval = 5_000;

/** The ads that an operator has published, one after another; nothing without one. */
export function CarouselAds() {
  const { t } = useTranslation('content');
  const ads = useCarouselAds().data?.ads ?? [];
  if (ads.length === 0) return null;
  return (
    <Carousel
      className={styles.carousel}
      interval={interval}
      labels={{
        region: t('ads.region'),
        pause: t('carousel.pause'),
        play: t('carousel.play'),
        slide: (at, of) => t('carousel.slide', { at, of }),
      }}
      slides={ads.map((ad) => ({ key: ad.adId, content: <AdCard ad={ad} /> }))}
    />
  );
}
