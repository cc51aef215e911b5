import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { MemberCase } from '@fairway/contract/members/operator-schemas.ts';
import { Button, Card, Table, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago, Moment } from '../../../lib/components/time.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useMemberActs } from '../api/use-member-acts.ts';

/** Where the member is and was signed in; an open session can be ended. */
export function SessionsCard({ member }: { member: MemberCase }) {
  const { t } = useTranslation('members');
  const [ending, setEnding] = useState<string>();
  const mayEnd = usePermission('members.freeze');
  const { endSession } = useMemberActs();
  return (
    <Card styles={{ body: { padding: 0 } }}>
      <Table
        size="small"
        rowKey="id"
        dataSource={member.sessions}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <EmptyState title={t('session.empty')} text={t('session.emptyHint')} /> }}
        columns={[
          {
            title: t('session.state'),
            key: 'state',
            render: (_, { open, endedReason }) => (
              <StatusTag tone={open ? 'good' : 'ended'}>
                {open
                  ? t('session.open')
                  : t(`session.ended.${endedReason ?? 'expired'}`, { defaultValue: endedReason ?? '' })}
              </StatusTag>
            ),
          },
          { title: t('session.address'), dataIndex: 'address', className: 'figures' },
          {
            title: t('session.device'),
            key: 'device',
            render: (_, { device, deviceId }) => (
              <>
                <Typography.Text ellipsis={{ tooltip: device }} style={{ maxWidth: 360 }}>
                  {device}
                </Typography.Text>
                <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
                  {deviceId.slice(0, 8)}
                </Typography.Text>
              </>
            ),
          },
          {
            title: t('session.since'),
            key: 'createdAt',
            render: (_, { createdAt }) => <Moment at={createdAt} />,
          },
          {
            title: t('field.lastSeenAt'),
            key: 'lastSeenAt',
            render: (_, { lastSeenAt }) => <Ago at={lastSeenAt} />,
          },
          {
            title: '',
            key: 'end',
            render: (_, { id, open }) =>
              open &&
              mayEnd && (
                <Button size="small" danger onClick={() => setEnding(id)}>
                  {t('session.end')}
                </Button>
              ),
          },
        ]}
      />
      {ending && (
        <ReasonDialog
          title={t('session.endTitle')}
          templates={[t('freeze.reason1'), t('session.reason2')]}
          audience="inside"
          confirm={t('session.end')}
          danger
          busy={endSession.isPending}
          onConfirm={(reason) =>
            endSession.mutate(
              { memberId: member.id, sessionId: ending, reason },
              { onSuccess: () => setEnding(undefined) },
            )
          }
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  );
}
