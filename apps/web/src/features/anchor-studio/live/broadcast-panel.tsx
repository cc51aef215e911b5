import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconLive } from '@fairway/ui/icons/media.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnBroadcast } from '../api/shapes.ts';
import { useOpenBroadcast } from '../api/use-own-broadcast.ts';
import { isPublishing, useBroadcast } from '../broadcast/broadcast-store.ts';
import { keptKey } from '../broadcast/kept-key.ts';
import { useCapture } from '../capture/capture-store.ts';
import { EndQuestion } from './end-question.tsx';
import { OnAir } from './on-air.tsx';
import { PublishEndNotice } from './publish-end-notice.tsx';
import styles from '../studio.module.css';

interface BroadcastPanelProps {
  broadcast: OwnBroadcast | undefined;
  canPublish: boolean;
}

/** Begins a broadcast, shows how it does, and ends it. */
export function BroadcastPanel({ broadcast, canPublish }: BroadcastPanelProps) {
  const { t } = useTranslation('anchorStudio');
  const publishing = useBroadcast(isPublishing);
  const isOpen = broadcast?.status === 'live' || broadcast?.status === 'interrupted';
  const [ending, setEnding] = useState(false);
  return (
    <Panel title={t('broadcast.title')} pad="l">
      <div className={styles.stack}>
        <PublishEndNotice broadcast={broadcast} />
        {publishing ? (
          <OnAir broadcast={broadcast} />
        ) : isOpen ? (
          <Elsewhere broadcast={broadcast} canPublish={canPublish} />
        ) : (
          canPublish && <Start />
        )}
        {(publishing || isOpen) && (
          <Button variant="danger" wide onClick={() => setEnding(true)}>
            {t('broadcast.end')}
          </Button>
        )}
        {!publishing && !isOpen && !canPublish && <p className={styles.quiet}>{t('broadcast.byKey')}</p>}
      </div>
      <EndQuestion open={ending} onClose={() => setEnding(false)} />
    </Panel>
  );
}

function Start() {
  const { t } = useTranslation('anchorStudio');
  const ready = useCapture(({ tracks }) => tracks !== undefined);
  const begin = useBroadcast((state) => state.begin);
  const open = useOpenBroadcast();
  return (
    <>
      <p className={styles.quiet}>{t('broadcast.ready')}</p>
      <Button
        wide
        icon={<IconLive size={18} />}
        loading={open.isPending}
        disabledReason={ready ? undefined : t('broadcast.openFirst')}
        onClick={() => open.mutate(undefined, { onSuccess: begin })}
      >
        {t('broadcast.start')}
      </Button>
    </>
  );
}

/** A broadcast that this page does not publish: another device does, or the page was loaded again. */
function Elsewhere({ broadcast, canPublish }: { broadcast: OwnBroadcast; canPublish: boolean }) {
  const { t } = useTranslation('anchorStudio');
  const ready = useCapture(({ tracks }) => tracks !== undefined);
  const begin = useBroadcast((state) => state.begin);
  const key = canPublish && broadcast.status === 'interrupted' ? keptKey(broadcast.broadcastId) : undefined;
  return (
    <>
      <Notice tone="warning">
        {t(broadcast.status === 'live' ? 'broadcast.elsewhere' : 'broadcast.interrupted')}
      </Notice>
      {key && (
        <Button wide disabledReason={ready ? undefined : t('broadcast.openFirst')} onClick={() => begin(key)}>
          {t('broadcast.goOn')}
        </Button>
      )}
    </>
  );
}
