import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { myCentreMenu, type MyCentreEntry } from './my-centre-menu.ts';
import { MemberCard } from '../member/member-card.tsx';
import { usePageExists } from '../../../lib/navigation/use-page-exists.ts';
import styles from './my-centre-frame.module.css';

const groups = ['money', 'records', 'account'] as const;

/** Around every page of the member centre: who it is and the menu at the left, the page beside it. */
export function MyCentreFrame() {
  const { t } = useTranslation('shell');
  const exists = usePageExists();
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <MemberCard />
        <nav aria-label={t('myCentre.menu')} className={styles.menu}>
          {groups.map((group) => {
            const entries = myCentreMenu.filter((entry) => entry.group === group && exists(entry.to));
            return entries.length > 0 && <Group key={group} group={group} entries={entries} />;
          })}
        </nav>
      </aside>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

function Group({ group, entries }: { group: (typeof groups)[number]; entries: readonly MyCentreEntry[] }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <p className={styles.group}>{t(`myCentre.groups.${group}`)}</p>
      <ul>
        {entries.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.entry}
              activeOptions={{ exact: to === paths.myCentre }}
              activeProps={{ 'aria-current': 'page' }}
            >
              <Icon size={18} />
              {t(`myCentre.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
