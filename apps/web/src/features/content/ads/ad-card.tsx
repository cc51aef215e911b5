import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { textOf } from '../../../lib/site/site-config.ts';
import { ContentPicture } from '../../../lib/pictures/content-picture.tsx';
import styles from './carousel-ads.module.css';

/** One ad: text at the left, the drawing at the right, the whole of it a link. */
export function AdCard({ ad }: { ad: Omit<ContentDocument<'carouselAd'>, 'position'> }) {
  return (
    <Link to={ad.to} className={styles.ad}>
      <span className={styles.text}>
        <b>{textOf(ad.title)}</b>
        <span>
          {textOf(ad.text)}
          <IconChevronRight size={14} />
        </span>
      </span>
      <span className={styles.picture}>
        <ContentPicture art={ad.art} />
      </span>
    </Link>
  );
}
