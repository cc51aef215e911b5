import { publishPath } from '@fairway/contract/media/publish-messages.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconKey } from '@fairway/ui/icons/state.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { socketOrigin } from '@fairway/contract/live/video.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import type { OpenedBroadcast, OwnBroadcast } from '../api/shapes.ts';
import { useOpenBroadcast } from '../api/use-own-broadcast.ts';
import { isPublishing, useBroadcast } from '../broadcast/broadcast-store.ts';
import styles from '../studio.module.css';

/** The key for an encoder of the anchor's own: shown when it is made and never again. */
export function KeyPanel({ broadcast }: { broadcast: OwnBroadcast | undefined }) {
  const { t } = useTranslation('anchorStudio');
  const copyLabels = useCopyLabels();
  const [shown, setShown] = useState<OpenedBroadcast>();
  const open = useOpenBroadcast();
  const publishing = useBroadcast(isPublishing);
  const isOpen = publishing || broadcast?.status === 'live' || broadcast?.status === 'interrupted';
  // Another key, or the end of its broadcast, makes this one worthless.
  const isOver = broadcast?.broadcastId === shown?.broadcastId && broadcast?.endedAt !== null;
  const key = publishing || isOver ? undefined : shown;
  return (
    <Panel title={t('key.title')} pad="l">
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('key.text')}</p>
        {key && (
          <>
            <CopyRows
              labels={copyLabels}
              rows={[
                ...(key.rtmpUrl === null
                  ? []
                  : [{ key: 'rtmp', label: t('key.rtmp'), value: key.rtmpUrl, copy: key.rtmpUrl }]),
                ...key.domains.map((domain, place) => ({
                  key: domain,
                  label: t('key.address', { no: place + 1 }),
                  value: socketOrigin(domain, location.href) + publishPath,
                  copy: socketOrigin(domain, location.href) + publishPath,
                })),
                { key: 'key', label: t('key.key'), value: key.streamKey, copy: key.streamKey },
              ]}
            />
            <Notice tone="warning">{t('key.once')}</Notice>
          </>
        )}
        <Button
          variant="quiet"
          wide
          icon={<IconKey size={18} />}
          loading={open.isPending}
          disabledReason={isOpen ? t('key.onAir') : undefined}
          onClick={() => open.mutate(undefined, { onSuccess: setShown })}
        >
          {t(key ? 'key.another' : 'key.make')}
        </Button>
      </div>
    </Panel>
  );
}
