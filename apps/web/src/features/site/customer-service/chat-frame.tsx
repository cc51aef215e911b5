import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEchatMetadata } from '../api/use-service.ts';
import styles from './chat-frame.module.css';

/** The operator's chat inside this page. It receives who writes, and only its own origin may read that. */
export function ChatFrame({ url }: { url: string }) {
  const { t } = useTranslation('site');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const metadata = useEchatMetadata(true).data;
  useEffect(() => {
    if (!loaded || !metadata) return;
    frame.current?.contentWindow?.postMessage({ type: 'echat.metadata', metadata }, new URL(url).origin);
  }, [loaded, metadata, url]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('service.chat')}
      className={styles.frame}
      allow="clipboard-write"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      onLoad={() => setLoaded(true)}
    />
  );
}
