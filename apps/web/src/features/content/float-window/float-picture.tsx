import { textOf } from '../../../lib/site/site-config.ts';
import type { FloatItem } from '../api/use-home-content.ts';
import { ContentPicture } from '../../../lib/pictures/content-picture.tsx';
import styles from './float-window.module.css';

/** Picture and text of one item. */
export function FloatPicture({ item }: { item: Pick<FloatItem, 'title' | 'webSuspensionIcon'> }) {
  return (
    <span className={styles.picture} data-art={item.webSuspensionIcon}>
      <span className={styles.art}>
        <ContentPicture art={item.webSuspensionIcon} />
      </span>
      <span className={styles.title}>{textOf(item.title)}</span>
    </span>
  );
}
