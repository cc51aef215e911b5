import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '@fairway/ui/art/brand/brand-mark.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

const route = getRouteApi('/login');

/** The login of the console; leads back to the page that was asked for. */
export function LoginPage() {
  const { t } = useTranslation('operators');
  const { to = '/' } = route.useSearch();
  const { history } = useRouter();
  return (
    <main className={styles['page']}>
      <section className={styles['card']}>
        <div className={styles['brand']}>
          <BrandMark size={32} />
          <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
            {t('login.title')}
          </Typography.Title>
        </div>
        <LoginForm onSignedIn={() => history.replace(to)} />
        <Typography.Text type="secondary" style={{ display: 'block', marginTop: 16, fontSize: 12 }}>
          {t('login.safety')}
        </Typography.Text>
      </section>
    </main>
  );
}
