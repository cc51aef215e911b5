import { Carousel } from '@fairway/ui/components/carousel/carousel.tsx';
import { useTranslation } from 'react-i18next';
import { useBanners } from '../../content/api/use-home-content.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './hero.module.css';

/**
 * How long a banner is shown, in milliseconds (specification section 9: 3 s is for the float window; here there is more
 * to read).
 */
const interval = 6_000;

/** The banners that are published, each on a drawing of ours; without any, the stadium and the brand's own text. */
export function Hero() {
  const { data, isError } = useBanners();
  const { t } = useTranslation('home');
  const labels = {
    region: t('hero.region'),
    pause: t('hero.pause'),
    play: t('hero.play'),
    slide: (at: number, of: number) => t('hero.slide', { at, of }),
  };
  const fallback = {
    bannerId: 'own',
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
      labels={labels}
      slides={banners.map((banner, at) => ({
        key: banner.bannerId,
        content: <BannerSlide banner={banner} first={at === 0} />,
      }))}
    />
  );
}
