import { campaignKinds, campaignStates } from '@fairway/contract/promotions/kinds.ts';
import type { Campaign } from '@fairway/contract/promotions/operator-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago, Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { BudgetBar } from '../budget-bar.tsx';
import { campaignTones } from '../campaign-labels.ts';

/** The list's columns; the title opens the campaign. */
export function campaignColumns(t: TFunction<'promotions'>): ColumnsType<Campaign> {
  return [
    {
      title: t('column.campaign'),
      key: 'campaign',
      render: (_, { kind, no, title }) => (
        <Flex vertical>
          <Link to="/console/campaigns/$kind/$no" params={{ kind, no: String(no) }}>
            {title}
          </Link>
          <Typography.Text type="secondary" className="figures">
            {campaignKinds.label(kind, locale())} {no}
          </Typography.Text>
        </Flex>
      ),
    },
    {
      title: t('column.state'),
      key: 'state',
      render: (_, { state }) => (
        <StatusTag tone={campaignTones[state]}>{campaignStates.label(state, locale())}</StatusTag>
      ),
    },
    {
      title: t('column.window'),
      key: 'window',
      render: (_, { startsAt, endsAt }) => (
        <Flex vertical>
          <Moment at={startsAt} />
          <Moment at={endsAt} />
        </Flex>
      ),
    },
    {
      title: t('column.budget'),
      key: 'budget',
      render: (_, { budget, paid }) => <BudgetBar budget={budget} paid={paid} />,
    },
    { title: t('column.rewards'), dataIndex: 'rewards', align: 'end', className: 'figures' },
    { title: t('column.changed'), key: 'changed', render: (_, { changedAt }) => <Ago at={changedAt} /> },
  ];
}
