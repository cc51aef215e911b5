import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnAnchor, OwnBroadcast } from '../api/shapes.ts';
import { studioSupport } from '../capture/studio-support.ts';
import { KeyPanel } from '../key/key-panel.tsx';
import { SourcePanel } from '../capture/source-panel.tsx';
import { BroadcastPanel } from './broadcast-panel.tsx';
import styles from '../studio.module.css';

interface LivePanelProps {
  anchor: OwnAnchor;
  /** Open, or the last one. */
  broadcast: OwnBroadcast | undefined;
}

/** Going live: the picture at the left, the broadcast at the right; a browser that cannot publish says so and shows the key. */
export function LivePanel({ anchor, broadcast }: LivePanelProps) {
  const { t } = useTranslation('anchorStudio');
  const support = useQuery({
    queryKey: ['studioSupport'],
    queryFn: studioSupport,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const pays = anchor.contracts.some(({ status }) => status === 'inForce');
  if (support === undefined)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={420} radius="var(--r-lg)" />
      </Loading>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {!pays && <Notice tone="gold">{t('live.noContract')}</Notice>}
        {support === 'ok' ? (
          <SourcePanel />
        ) : (
          <Notice tone="warning" title={t('support.title')}>
            {t(`support.${support}`)}
          </Notice>
        )}
      </div>
      <div className={styles.stack}>
        <BroadcastPanel broadcast={broadcast} canPublish={support === 'ok'} />
        <KeyPanel broadcast={broadcast} />
      </div>
    </div>
  );
}
