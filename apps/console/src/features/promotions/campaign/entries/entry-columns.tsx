import { rewardStates } from '@fairway/contract/promotions/kinds.ts';
import type { FormEntry } from '@fairway/contract/promotions/content-form/operator-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../../lib/components/status-tag.tsx';
import { Ago } from '../../../../lib/components/time.tsx';
import { locale } from '../../../../lib/i18n.ts';
import { rewardTones } from '../../campaign-labels.ts';
import { RewardActs } from '../../rewards/reward-acts.tsx';

/** Who sent what and when, and what became of its reward. */
export function entryColumns(t: TFunction<'promotions'>): ColumnsType<FormEntry> {
  return [
    {
      title: t('column.member'),
      key: 'member',
      render: (_, { memberId, memberName }) => (
        <Link to="/console/members/$memberId" params={{ memberId }}>
          {memberName}
        </Link>
      ),
    },
    {
      title: t('entries.answers'),
      key: 'answers',
      render: (_, { answers }) => (
        <Flex vertical gap={4}>
          {answers.map(({ label, value }) => (
            <span key={label}>
              <Typography.Text type="secondary">{label}</Typography.Text>
              <Typography.Paragraph style={{ margin: 0, whiteSpace: 'pre-line' }}>
                {value}
              </Typography.Paragraph>
            </span>
          ))}
        </Flex>
      ),
    },
    { title: t('column.at'), key: 'at', render: (_, { sentAt }) => <Ago at={sentAt} /> },
    {
      title: t('column.state'),
      key: 'state',
      render: (_, { reward }) =>
        reward && (
          <Flex vertical align="start">
            <StatusTag tone={rewardTones[reward.state]}>
              {rewardStates.label(reward.state, locale())}
            </StatusTag>
            {reward.agreedBy !== null && <span>{t('reward.agreedBy', { name: reward.agreedBy })}</span>}
          </Flex>
        ),
    },
    {
      title: t('column.acts'),
      key: 'acts',
      render: (_, { reward }) => reward && <RewardActs reward={reward} />,
    },
  ];
}
