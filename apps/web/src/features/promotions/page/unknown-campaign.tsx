import { NothingHere } from '@fairway/ui/art/still/nothing-here.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

/** An address without a campaign. */
export function UnknownCampaign() {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles.unknown}>
      <NothingHere />
      <h1>{t('unknown')}</h1>
      <p>{t('unknownText')}</p>
      <Link to="/app/activity" className={buttonClass({})}>
        {t('toCentre')}
      </Link>
    </div>
  );
}
