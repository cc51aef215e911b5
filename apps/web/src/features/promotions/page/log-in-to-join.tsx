import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

/** A visitor logs in and comes back to this page. */
export function LogInToJoin() {
  const { t } = useTranslation('promotions');
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/app/login" search={{ return: pathname }} className={buttonClass({ size: 'l', wide: true })}>
        {t('act.logIn')}
      </Link>
      <p className={styles.note}>{t('act.logInNote')}</p>
    </>
  );
}
