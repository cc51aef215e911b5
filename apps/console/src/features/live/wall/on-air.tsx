import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Button, Card, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { useWall } from '../use-live-desk.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { WallCard } from './wall-card.tsx';
import styles from './wall.module.css';

/** Everything on the air, first what was interrupted and may come back. */
export function OnAir() {
  const { t } = useTranslation('live');
  const [interrupted, live] = [useWall('interrupted'), useWall('live')];
  const [opened, setOpened] = useState<string>();
  const fault = live.error ?? interrupted.error;
  const broadcasts = [...interrupted.pages, ...live.pages].flatMap((page) => page.broadcasts);
  const domains = live.first?.domains ?? interrupted.first?.domains ?? [];
  const shown = broadcasts.find(({ broadcastId }) => broadcastId === opened);
  const retry = () => void Promise.all([live.refetch(), interrupted.refetch()]);
  const pending = live.isPending || interrupted.isPending;
  // Asked for again every five seconds, the calls begin their retries again: the first refusal is shown.
  const refused = live.failureReason ?? interrupted.failureReason;
  if (pending && refused) return <FaultNotice fault={refused} onRetry={retry} />;
  if (pending)
    return (
      <div className={styles['grid']} aria-busy="true">
        {[1, 2, 3].map((place) => (
          <Card key={place}>
            <Skeleton active paragraph={{ rows: 4 }} />
          </Card>
        ))}
      </div>
    );
  return (
    <Flex vertical gap={16} component="section" aria-label={t('wall.onAir')}>
      {fault !== null && <FaultNotice fault={fault} onRetry={retry} />}
      {broadcasts.length === 0 && fault === null && (
        <Card>
          <EmptyState title={t('wall.none.live')} text={t('wall.noneLiveHint')} />
        </Card>
      )}
      <div className={styles['grid']}>
        {broadcasts.map((broadcast) => (
          <WallCard
            key={broadcast.broadcastId}
            broadcast={broadcast}
            domains={domains}
            onOpen={() => setOpened(broadcast.broadcastId)}
          />
        ))}
      </div>
      {live.hasNextPage && (
        <Button
          style={{ alignSelf: 'center' }}
          loading={live.isFetchingNextPage}
          onClick={() => void live.fetchNextPage()}
        >
          {t('list.more', { ns: 'shell' })}
        </Button>
      )}
      {shown && <PictureDialog broadcast={shown} onClose={() => setOpened(undefined)} />}
    </Flex>
  );
}
