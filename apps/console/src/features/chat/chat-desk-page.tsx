import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { usePermission } from '../../lib/permissions.ts';
import { AdminDialog } from './admin-dialog.tsx';
import { HeldTable, ReportsTable } from './message-tables.tsx';
import { MuteDialog } from './mute-dialog.tsx';
import { MutesTable } from './mutes-table.tsx';
import { useChatAct, useChatDesk } from './use-chat-desk.ts';

/** The operators' desk of chats: what members reported, what the word list holds, appeals, and mutes. */
export function ChatDeskPage() {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState<'mute' | 'admin'>();
  const mayAct = usePermission('live.moderate');
  const desk = useChatDesk();
  const act = useChatAct();
  const { reports = [], held = [], appeals = [], mutes = [] } = desk.data ?? {};
  const loading = desk.isPending;
  const shown = { mayAct, act, loading };
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      extra={
        mayAct && (
          <>
            <Button onClick={() => setOpen('admin')}>{t('act.admin')}</Button>
            <Button type="primary" onClick={() => setOpen('mute')}>
              {t('act.muteMember')}
            </Button>
          </>
        )
      }
    >
      {desk.isError && <FaultNotice fault={desk.error} onRetry={() => void desk.refetch()} />}
      <Tabs
        items={[
          {
            key: 'reports',
            label: t('tab.reports', { count: reports.length }),
            children: <ReportsTable rows={reports} {...shown} />,
          },
          {
            key: 'held',
            label: t('tab.held', { count: held.length }),
            children: <HeldTable rows={held} {...shown} />,
          },
          {
            key: 'appeals',
            label: t('tab.appeals', { count: appeals.length }),
            children: <MutesTable rows={appeals} appeals {...shown} />,
          },
          {
            key: 'mutes',
            label: t('tab.mutes', { count: mutes.length }),
            children: <MutesTable rows={mutes} appeals={false} {...shown} />,
          },
        ]}
      />
      {open === 'mute' && <MuteDialog onClose={() => setOpen(undefined)} />}
      {open === 'admin' && <AdminDialog onClose={() => setOpen(undefined)} />}
    </PageFrame>
  );
}
