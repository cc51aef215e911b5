import { HoverMenu } from '@fairway/ui/components/hover-menu/hover-menu.tsx';
import { HoverMenuGroup } from '@fairway/ui/components/hover-menu/hover-menu-group.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useVenues } from '../../../features/wallet/api/use-venues.ts';
import { firstEgames } from './nav-entries.ts';
import { useNavEntries, type ShownEntry } from './use-nav-entries.ts';
import { usePageExists } from '../../../lib/navigation/use-page-exists.ts';
import styles from './main-nav.module.css';

const loadSportsMenu = () => import('./mega/sports-menu.tsx');
const SportsMenu = lazy(async () => ({ default: (await loadSportsMenu()).SportsMenu }));
const loadEgamesMenu = () => import('./mega/egames-menu.tsx');
const EgamesMenu = lazy(async () => ({ default: (await loadEgamesMenu()).EgamesMenu }));
const loadRoomsMenu = () => import('./mega/rooms-menu.tsx');
const RoomsMenu = lazy(async () => ({ default: (await loadRoomsMenu()).RoomsMenu }));

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.sports]: loadSportsMenu,
  [firstEgames]: loadEgamesMenu,
  [paths.rooms]: loadRoomsMenu,
};

/** With the pointer or the focus on the entry its menu is fetched, before the moment after which it opens. */
const approach = (to: string) => void loaders[to]?.();

/** What opens below an entry; the others are plain links. */
const menus: Readonly<Record<string, typeof SportsMenu>> = {
  [paths.sports]: SportsMenu,
  [firstEgames]: EgamesMenu,
  [paths.rooms]: RoomsMenu,
};

/** The pages that exist, left to right; some open a menu of pictures on hover, or with the arrow key. */
export function MainNav() {
  const { t } = useTranslation('shell');
  const exists = usePageExists();
  const entries = useNavEntries();
  const { data } = useVenues();
  const hasVenues = (code?: string) =>
    code === undefined || (data?.venues.some(({ categoryCode }) => categoryCode === code) ?? false);
  return (
    <nav aria-label={t('nav.main')} className={styles.nav}>
      <HoverMenuGroup>
        <ul className={styles.list}>
          {entries
            .filter(({ to, hallOf }) => exists(to) && hasVenues(hallOf))
            .map((entry) => (
              <li key={entry.to}>
                <Entry entry={entry} />
              </li>
            ))}
        </ul>
      </HoverMenuGroup>
    </nav>
  );
}

function Entry({ entry: { to, label, name } }: { entry: ShownEntry }) {
  const { t } = useTranslation('shell');
  const Menu = menus[to];
  const link = (attributes = {}) => (
    <Link to={to} className={styles.entry} activeProps={{ 'aria-current': 'page' }} {...attributes}>
      {name ?? t(`nav.${label}`)}
    </Link>
  );
  if (!Menu) return link();
  return (
    <HoverMenu
      renderTrigger={(attributes) => {
        const near = () => approach(to);
        return link({ ...attributes, onMouseEnter: near, onFocus: near });
      }}
    >
      <Suspense fallback={<div className={styles.pending} />}>
        <Menu />
      </Suspense>
    </HoverMenu>
  );
}
