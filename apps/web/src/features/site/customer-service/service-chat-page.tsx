import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { useTranslation } from 'react-i18next';
import { useChatUrl } from '../api/use-service.ts';
import { SoloPage } from '../solo/solo-page.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { ServiceLines } from './service-lines.tsx';
import styles from './customer-service.module.css';

/** Customer service in a window of its own: visitors from a client or a phone start the chat here. */
export function ServiceChatPage() {
  const { t } = useTranslation('site');
  const chat = useChatUrl().data ?? '';
  if (chat !== '') {
    return (
      <main id="content" className={styles.whole}>
        <h1 className={styles.title}>{t('service.title')}</h1>
        <ChatFrame url={chat} />
        <p className={styles.warning}>{t('service.never')}</p>
      </main>
    );
  }
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
