import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import { broadcastKinds } from '@fairway/contract/messages/broadcasts.ts';
import { Button, Descriptions, Drawer, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { ReasonDialog } from '../../lib/components/reason-dialog.tsx';
import { StatusTag } from '../../lib/components/status-tag.tsx';
import { Moment } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permissions.ts';
import { BroadcastPreview } from './broadcast-preview.tsx';
import { audienceLabel, isChangeable, statusTones } from './audience-label.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { useBroadcast, useBroadcastActs } from './use-broadcasts.ts';

interface BroadcastDrawerProps {
  id: string;
  onEdit: (broadcast: Broadcast) => void;
  onClose: () => void;
}

/** One broadcast as its readers see it, for whom and how far it got, and what can be done with it now. */
export function BroadcastDrawer({ id, onEdit, onClose }: BroadcastDrawerProps) {
  const { t } = useTranslation('messages');
  const { data, error, refetch } = useBroadcast(id);
  const [asking, setAsking] = useState<'publish' | 'withdraw'>();
  const { withdraw } = useBroadcastActs();
  const mayEdit = usePermission('messages.edit');
  const broadcast = data?.broadcast;
  const done = () => setAsking(undefined);
  return (
    <Drawer
      open
      size={640}
      title={broadcast ? broadcast.title[locale()] || broadcast.title.zh : t('title')}
      onClose={onClose}
      extra={
        broadcast &&
        mayEdit && (
          <Flex gap={8}>
            {isChangeable(broadcast.status) && (
              <>
                <Button onClick={() => onEdit(broadcast)}>{t('edit')}</Button>
                <Button type="primary" onClick={() => setAsking('publish')}>
                  {t('publish.button')}
                </Button>
              </>
            )}
            {(isChangeable(broadcast.status) || broadcast.status === 'published') && (
              <Button danger onClick={() => setAsking('withdraw')}>
                {t('withdraw.button')}
              </Button>
            )}
          </Flex>
        )
      }
    >
      {error && !data && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && broadcast && (
        <Flex vertical gap={16}>
          <Descriptions
            size="small"
            column={2}
            items={[
              {
                key: 'status',
                label: t('column.status'),
                children: (
                  <StatusTag tone={statusTones[broadcast.status]}>
                    {t(`status.${broadcast.status}`)}
                  </StatusTag>
                ),
              },
              {
                key: 'kind',
                label: t('column.kind'),
                children: broadcastKinds.label(broadcast.kind, locale()),
              },
              {
                key: 'audience',
                label: t('column.audience'),
                children: audienceLabel(broadcast.audience, t),
              },
              { key: 'reach', label: t('reach'), children: t('members', { count: data.reach }) },
              {
                key: 'publishAt',
                label: t('column.publishAt'),
                children: broadcast.publishAt ? <Moment at={broadcast.publishAt} /> : '—',
              },
              { key: 'readBy', label: t('readBy'), children: t('members', { count: data.readBy }) },
              {
                key: 'until',
                label: t('column.until'),
                children: broadcast.until ? <Moment at={broadcast.until} /> : '—',
              },
              { key: 'by', label: t('by'), children: broadcast.createdBy },
            ]}
          />
          <BroadcastPreview {...broadcast} />
        </Flex>
      )}
      {broadcast && asking === 'publish' && (
        <PublishDialog broadcast={broadcast} reach={data.reach} onClose={done} />
      )}
      {broadcast && asking === 'withdraw' && (
        <ReasonDialog
          title={t('withdraw.title')}
          templates={[t('withdraw.wrong'), t('withdraw.over')]}
          audience="inside"
          confirm={t('withdraw.button')}
          danger
          busy={withdraw.isPending}
          onConfirm={(reason) =>
            withdraw.mutate({ id, version: broadcast.version, reason }, { onSettled: done })
          }
          onClose={done}
        >
          {t('withdraw.text')}
        </ReasonDialog>
      )}
    </Drawer>
  );
}
