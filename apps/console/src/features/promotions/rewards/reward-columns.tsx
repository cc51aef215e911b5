import { campaignKinds, rewardStates } from '@fairway/contract/promotions/kinds.ts';
import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { formatTime } from '../../../lib/times/format-time.ts';
import { rewardTones } from '../campaign-labels.ts';
import { AppealActs } from './appeal-acts.tsx';
import { AppealFacts } from './appeal-facts.tsx';
import { RewardActs } from './reward-acts.tsx';
import { ReversalAct } from './reversal-act.tsx';
import { RewardWorth } from './reward-worth.tsx';

const steps = ['day', 'full', 'offer'] as const;

/** Whose reward, of which campaign, how much, what became of it and who decided. */
export function rewardColumns(t: TFunction<'promotions'>): ColumnsType<OperatorReward> {
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
      title: t('column.campaign'),
      key: 'campaign',
      render: (_, { kind, no, step }) => {
        const known = steps.find((name) => name === step);
        return (
          <Flex vertical>
            <Link to="/console/campaigns/$kind/$no" params={{ kind, no: String(no) }}>
              {campaignKinds.label(kind, locale())} {no}
            </Link>
            <Typography.Text type="secondary">{known ? t(`step.${known}`) : step}</Typography.Text>
          </Flex>
        );
      },
    },
    {
      title: t('column.amount'),
      key: 'amount',
      align: 'end',
      render: (_, reward) => <RewardWorth reward={reward} />,
    },
    {
      title: t('column.state'),
      key: 'state',
      render: (_, { state, reversed, reversedAt, isAbused, appeal }) => (
        <Flex vertical align="start">
          <StatusTag tone={rewardTones[state]}>{rewardStates.label(state, locale())}</StatusTag>
          {reversedAt !== null && !(isAbused && appeal?.granted === true) && (
            <Typography.Text type="secondary">
              {t(isAbused ? 'reversal.done' : 'reward.reversed', { amount: reversed })} ·{' '}
              <Ago at={reversedAt} />
            </Typography.Text>
          )}
        </Flex>
      ),
    },
    { title: t('column.at'), key: 'at', render: (_, { at }) => <Ago at={at} /> },
    {
      title: t('column.decided'),
      key: 'decided',
      render: (_, reward) => {
        const { agreedBy, decidedBy, decidedAt, paidUndecidedAt, remark } = reward;
        return (
          <Flex vertical>
            {agreedBy !== null && <span>{t('reward.agreedBy', { name: agreedBy })}</span>}
            {decidedBy !== null && decidedAt !== null && (
              <span>
                {decidedBy} · <Ago at={decidedAt} />
              </span>
            )}
            {decidedBy === null && decidedAt !== null && (
              <span>
                {t('reward.byTime')} · <Ago at={decidedAt} />
              </span>
            )}
            {paidUndecidedAt !== null && (
              <Typography.Text type="secondary">
                {t('reward.paidUndecided', { at: formatTime(paidUndecidedAt) })}
              </Typography.Text>
            )}
            {remark !== null && <Typography.Text type="secondary">{remark}</Typography.Text>}
            {agreedBy === null && decidedAt === null && paidUndecidedAt === null && '—'}
            <AppealFacts reward={reward} />
          </Flex>
        );
      },
    },
    {
      title: t('column.acts'),
      key: 'acts',
      render: (_, reward) => (
        <>
          <RewardActs reward={reward} />
          <AppealActs reward={reward} />
          <ReversalAct reward={reward} />
        </>
      ),
    },
  ];
}
