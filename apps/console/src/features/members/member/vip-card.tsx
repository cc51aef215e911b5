import { reviewRules } from '@fairway/contract/vip/review.ts';
import { Card, Descriptions, Flex, Skeleton, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { PendingProposal } from '../../../lib/proposals/pending-proposal.tsx';
import { useMemberVip } from '../api/use-member-vip.ts';
import { VipReviewButton } from './vip-review-button.tsx';

/** A member's level, what counts of it, what a level above 7 asks, and every change. */
export function VipCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const { data, error, refetch } = useMemberVip(memberId);
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 6 }} />
      </Card>
    );
  const { level, benefitLevel, highest, reviewed, ownerName, isDue, rules, changes } = data;
  const named = (value: number) => `VIP ${value}`;
  return (
    <Flex vertical gap={16}>
      <PendingProposal kind="vip.review" objectId={memberId} />
      <Card
        title={t('vip.title')}
        extra={isDue && <VipReviewButton memberId={memberId} level={level} rules={rules} />}
      >
        <Descriptions
          column={2}
          items={[
            { key: 'level', label: t('vip.level'), children: named(level) },
            { key: 'benefit', label: t('vip.benefit'), children: named(benefitLevel) },
            { key: 'highest', label: t('vip.highest'), children: named(highest) },
            {
              key: 'reviewed',
              label: t('vip.reviewed'),
              children: reviewed === 0 ? t('vip.never') : named(reviewed),
            },
            { key: 'owner', label: t('vip.owner'), children: ownerName ?? t('vip.never') },
          ]}
        />
        {isDue && (
          <Flex gap={8} wrap aria-label={t('vip.rules')}>
            {rules.map(({ rule, met }) => (
              <StatusTag key={rule} tone={met ? 'good' : 'stopped'}>
                {`${reviewRules.label(rule, locale())} · ${t(met ? 'vip.met' : 'vip.unmet')}`}
              </StatusTag>
            ))}
          </Flex>
        )}
      </Card>
      <Card title={t('vip.changes')} styles={{ body: { padding: 0 } }}>
        <Table
          size="small"
          rowKey={({ at }) => at}
          dataSource={changes}
          pagination={false}
          columns={[
            { title: t('vip.at'), key: 'at', render: (_, { at }) => <Moment at={at} /> },
            { title: t('vip.before'), key: 'before', render: (_, { before }) => named(before) },
            { title: t('vip.after'), key: 'after', render: (_, { after }) => named(after) },
          ]}
        />
      </Card>
    </Flex>
  );
}
