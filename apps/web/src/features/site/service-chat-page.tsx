import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { useTranslation } from 'react-i18next';
import { ServiceLines } from './service-lines.tsx';
import styles from './customer-service.module.css';
import { SoloPage } from './solo/solo-page.tsx';

/** Customer service in a window of its own: whoever comes from a client or a phone starts the talk here. */
export function ServiceChatPage() {
  const { t } = useTranslation('site');
  return (
    <SoloPage
      art={
        <span className={styles.badge}>
          <IconHeadset size={44} />
        </span>
      }
      title={t('service.title')}
      text={t('service.lead')}
      actions={
        <div className={styles.chat}>
          <ServiceLines />
        </div>
      }
      note={t('service.never')}
    />
  );
}
