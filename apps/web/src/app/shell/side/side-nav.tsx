import { IconArrowUp } from '@fairway/ui/icons/arrow.tsx';
import { IconDesktop } from '@fairway/ui/icons/media.tsx';
import { IconWallet } from '@fairway/ui/icons/money.tsx';
import { IconSlot, IconSoccer } from '@fairway/ui/icons/sport.tsx';
import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { firstEgames } from '../header/nav-entries.ts';
import styles from './side-nav.module.css';

const entries: readonly {
  to: string;
  label: 'sports' | 'egames' | 'deposit' | 'download' | 'service';
  Icon: typeof IconHeadset;
}[] = [
  { to: paths.sports, label: 'sports', Icon: IconSoccer },
  { to: firstEgames, label: 'egames', Icon: IconSlot },
  { to: paths.deposit, label: 'deposit', Icon: IconWallet },
  { to: paths.appDownload, label: 'download', Icon: IconDesktop },
  { to: paths.service, label: 'service', Icon: IconHeadset },
];

/** The festival theme's shortcuts at the left edge of venue, activity and client pages (specification section 2). */
export function SideNav() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('sideNav.label')} className={styles.nav}>
      <ul>
        {entries.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry} activeProps={{ 'aria-current': 'page' }}>
              <Icon size={20} />
              {t(`sideNav.${label}`)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={() => scrollTo({ top: 0 })}>
            <IconArrowUp size={20} />
            {t('sideNav.top')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
