import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../lib/site/brand-name.ts';
import { Drawing } from '../../lib/pictures/drawing.tsx';
import { useSiteConfig, textOf } from '../../lib/site/site-config.ts';
import { SoloPage } from './solo/solo-page.tsx';
import styles from './entrance-page.module.css';

/** The bare address /app: who this is, and the entrance. */
export function EntrancePage() {
  const { t } = useTranslation('site');
  const config = useSiteConfig().data;
  return (
    <SoloPage
      art={
        <div className={styles.picture}>
          <Drawing of="sport" />
        </div>
      }
      title={config ? textOf(config.brand.title) : brandName()}
      text={config ? textOf(config.brand.slogan) : ''}
      actions={
        <>
          <Link to="/app/home" className={buttonClass({ variant: 'action' })}>
            {t('entrance.enter')}
          </Link>
          <Link to="/app/register" className={buttonClass({ variant: 'quiet' })}>
            {t('entrance.register')}
          </Link>
        </>
      }
    />
  );
}
