import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { Layout, Watermark } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '@fairway/ui/art/brand/brand-mark.tsx';
import { queueLine } from '../../lib/live/live.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { paths } from '../paths.ts';
import { tokenValue } from '../theme/kit-theme.ts';
import { useTheme } from '../theme/theme-store.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { AccountMenu } from './account-menu.tsx';
import { IdleGuard } from './idle-guard.tsx';
import { MainMenu } from './main-menu.tsx';
import { ReenrolmentNotice } from './reenrolment-notice.tsx';
import styles from './shell.module.css';

/** Menu, header and page. Screens carry the clerk's name as a watermark; a session that ends leads back to the login. */
export function Shell() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const here = useRouterState({ select: (state) => state.location.href });
  useEffect(() => {
    if (!session) void navigate({ to: paths.login, search: { to: here }, replace: true });
  }, [here, navigate, session]);
  // A canvas draws the watermark: it is redrawn in the other theme's colour.
  useTheme();
  const token = session?.token;
  useEffect(() => (token === undefined ? undefined : queueLine.keep()), [token]);
  if (!session) return null;
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <a href="#content" className={styles['skip']}>
        {t('skip')}
      </a>
      <Layout.Sider width={216} className={styles['side']}>
        <div className={styles['brand']}>
          <BrandMark size={28} />
          {t('product')}
        </div>
        <MainMenu />
      </Layout.Sider>
      <Layout style={{ background: 'transparent' }}>
        <header className={styles['header']}>
          <ThemeSwitch />
          <AccountMenu />
        </header>
        <ReenrolmentNotice />
        <Watermark content={session.operator.name} font={{ color: tokenValue('--hover') }} gap={[160, 140]}>
          <main id="content" className={styles['main']} tabIndex={-1}>
            <Outlet />
          </main>
        </Watermark>
        <IdleGuard />
      </Layout>
    </Layout>
  );
}
