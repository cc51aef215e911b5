import { useTranslation } from 'react-i18next';
import { useSiteParameters } from '../../../lib/site/parameters.ts';
import { useChatUrl } from '../api/use-service.ts';
import { ChatFrame } from './chat-frame.tsx';
import { HelpTopics } from './help-topics.tsx';
import { FreeCall } from './free-call.tsx';
import { ServiceLines } from './service-lines.tsx';
import styles from './customer-service.module.css';

/** Customer service inside the shell: chat, lines, a call back, and what to have at hand before writing. */
export function ServicePage() {
  const { t } = useTranslation('site');
  const chat = useChatUrl().data ?? '';
  const calls = useSiteParameters().data?.freeCall === '1';
  return (
    <div className={styles.page}>
      <div className={styles.choices}>
        <div>
          <h1 className={styles.title}>{t('service.title')}</h1>
          <p className={styles.lead}>{t('service.lead')}</p>
        </div>
        {chat !== '' && <ChatFrame url={chat} />}
        <ServiceLines quiet={chat !== '' || calls} />
        <HelpTopics />
      </div>
      <div className={styles.choices}>
        {calls && <FreeCall />}
        <aside className={styles.aside} aria-labelledby="service-ready">
          <h2 id="service-ready">{t('service.readyTitle')}</h2>
          <ul>
            <li>{t('service.readyOrder')}</li>
            <li>{t('service.readyTime')}</li>
            <li>{t('service.readyPicture')}</li>
          </ul>
          <p className={styles.never}>{t('service.never')}</p>
        </aside>
      </div>
    </div>
  );
}
