import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { useTranslation } from 'react-i18next';
import { serviceLines, usePreInfo } from '../../lib/pre-info.ts';
import styles from './service-link.module.css';

/** Customer service, in the same corner of every page; absent until the operator has set up a line. */
export function ServiceLink() {
  const { t } = useTranslation('shell');
  const [line] = serviceLines(usePreInfo().data?.SiteBaseConfigVo.customerService);
  if (!line) return null;
  return (
    <a
      href={line.url}
      target="_blank"
      rel="noreferrer"
      className={styles.link}
      aria-label={t('nav.service')}
      title={t('nav.service')}
    >
      <IconHeadset />
    </a>
  );
}
