import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconFlag } from '@fairway/ui/icons/sport.tsx';
import { Link } from '@tanstack/react-router';
import { usePageExists } from '../../../lib/navigation/use-page-exists.ts';
import type { Banner } from '../../content/api/use-home-content.ts';
import { useSession } from '../../../lib/session-store.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { BannerArt } from './banner-art.tsx';
import { FeaturedMatch } from './featured-match.tsx';
import { Lines } from '../lines.tsx';
import styles from './hero.module.css';

export type Shown = Omit<Banner, 'action' | 'bannerId'> & { action: Banner['action'] | null };

/** One banner: text at the left, the drawing behind. Its button is left out while the page it leads to is not there, or has nothing for a member. */
export function BannerSlide({ banner, first }: { banner: Shown; first: boolean }) {
  const exists = usePageExists();
  const { action } = banner;
  const signedIn = useSession(({ session }) => session !== undefined);
  const page = action?.to.split('?')[0] ?? '';
  const leads = action && exists(page) && !(signedIn && page === '/app/register');
  return (
    <div className={styles.slide}>
      <BannerArt art={banner.art} first={first} />
      <div className={styles.label}>
        {banner.tag && (
          <span className={styles.tag}>
            <IconFlag size={14} />
            {textOf(banner.tag)}
          </span>
        )}
        <p className={styles.title}>
          <Lines text={textOf(banner.title)} />
        </p>
        <p className={styles.text}>{textOf(banner.text)}</p>
        {leads && (
          <Link to={action.to} className={buttonClass({ variant: 'action', size: 'l' }, styles.action)}>
            {textOf(action.words)}
          </Link>
        )}
        {first && <FeaturedMatch />}
      </div>
    </div>
  );
}
