import { PreviewPage } from '../../features/content/preview/preview-page.tsx';
import { BannerSlide } from '../../features/home/hero/banner-slide.tsx';

/** The page of a preview link, with banners drawn as the home page draws them. */
export function PreviewScreen() {
  return <PreviewPage renderBanner={(banner) => <BannerSlide banner={banner} first={false} />} />;
}
