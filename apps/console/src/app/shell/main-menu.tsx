import { Link, useRouterState } from '@tanstack/react-router';
import { Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-store.ts';
import { menuEntries } from './menu.tsx';

/** The menu at the left; the entry of the present page, or of the list it belongs to, is marked. */
export function MainMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const shown = menuEntries.filter(
    ({ permission }) => !permission || session?.operator.permissions.includes(permission),
  );
  const current = shown.findLast(({ path }) => here === path || here.startsWith(`${path}/`));
  return (
    <nav aria-label={t('menu.label')}>
      <Menu
        theme="dark"
        mode="inline"
        selectedKeys={current ? [current.path] : []}
        style={{ background: 'transparent', borderInlineEnd: 0 }}
        items={shown.map(({ words, path, icon }) => ({
          key: path,
          icon,
          label: <Link to={path}>{t(words)}</Link>,
        }))}
      />
    </nav>
  );
}
