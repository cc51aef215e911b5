import { Link, useRouterState } from '@tanstack/react-router';
import { Menu, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session-store.ts';
import { menuGroups } from './menu/menu.ts';

/** The menu at the left; the entry of the present page, or of the list it belongs to, is marked. */
export function MainMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const groups = menuGroups.map(({ label, entries }) => ({
    label,
    entries: entries.filter(
      ({ permission }) => !permission || session?.operator.permissions.includes(permission),
    ),
  }));
  const shown = groups.flatMap(({ entries }) => entries);
  const current = shown.findLast(({ path }) => here === path || here.startsWith(`${path}/`));
  return (
    <nav aria-label={t('menu.label')}>
      <Menu
        mode="inline"
        selectedKeys={current ? [current.path] : []}
        style={{ background: 'transparent', borderInlineEnd: 0 }}
        items={groups.flatMap(({ label, entries }): NonNullable<MenuProps['items']> => {
          const items = entries.map(({ label: name, path, icon }) => ({
            key: path,
            icon,
            label: <Link to={path}>{t(name)}</Link>,
          }));
          if (!label || items.length === 0) return items;
          return [{ key: label, type: 'group', label: t(label), children: items }];
        })}
      />
    </nav>
  );
}
