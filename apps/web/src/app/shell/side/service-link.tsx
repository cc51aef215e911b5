import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serviceLines, usePreInfo } from '../../../lib/site/pre-info.ts';
import { useSiteParameters } from '../../../lib/site/parameters.ts';
import styles from './service-link.module.css';

/** Customer service, in the same corner of every page; absent until there is a line or the call-back is offered. */
export function ServiceLink() {
  const { t } = useTranslation('shell');
  const lines = serviceLines(usePreInfo().data?.SiteBaseConfigVo.customerService);
  const calls = useSiteParameters().data?.freeCall === '1';
  if (lines.length === 0 && !calls) return null;
  return (
    <Link to="/cs" className={styles.link} aria-label={t('nav.service')} title={t('nav.service')}>
      <IconHeadset />
    </Link>
  );
}
