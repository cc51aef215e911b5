import type { Popup } from '../api/use-home-content.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { ContentPicture } from '../../../lib/pictures/content-picture.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './popups.module.css';

/** Picture and text of a pop-up. */
export function PopupView({ popup }: { popup: Pick<Popup, 'art' | 'text'> }) {
  return (
    <div className={styles.view}>
      <div className={styles.picture}>
        <ContentPicture art={popup.art} />
      </div>
      <RichText text={textOf(popup.text)} />
    </div>
  );
}
