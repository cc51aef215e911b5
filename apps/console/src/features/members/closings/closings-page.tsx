import type { ClosingRequest } from '@fairway/contract/members/closing/schemas.ts';
import { Link } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { memberTones } from '../member/member-tones.ts';
import { LastAttempt } from './last-attempt.tsx';
import { useClosingRequests } from './use-closing-requests.ts';

/** Members who ask for their accounts to be closed: since when, why, and what each still has. */
export function ClosingsPage() {
  const { t } = useTranslation('members');
  const list = useClosingRequests();
  return (
    <PageFrame title={t('closings.title')} lead={t('closings.lead')}>
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.requests)}
        rowKey={({ id }) => id}
        columns={columns(t)}
        empty={{ title: t('closings.empty'), text: t('closings.emptyHint') }}
        label={t('closings.title')}
      />
    </PageFrame>
  );
}

function columns(t: TFunction<'members'>): ColumnsType<ClosingRequest> {
  return [
    {
      title: t('field.name'),
      key: 'name',
      render: (_, { memberId, name }) => (
        <Link to="/console/members/$memberId" params={{ memberId }}>
          {name}
        </Link>
      ),
    },
    {
      title: t('status.label'),
      key: 'status',
      render: (_, { status }) => <StatusTag tone={memberTones[status]}>{t(`status.${status}`)}</StatusTag>,
    },
    {
      title: t('closings.asked'),
      key: 'asked',
      render: (_, { askedAt, overdue }) => (
        <Flex gap={8} align="center">
          <Ago at={askedAt} />
          {overdue && <StatusTag tone="flag">{t('closings.overdue')}</StatusTag>}
        </Flex>
      ),
    },
    { title: t('closings.note'), dataIndex: 'note', render: (note: string) => note || '—' },
    { title: t('closings.left'), key: 'left', render: (_, request) => leftOf(t, request) },
    {
      title: t('closings.next'),
      key: 'next',
      render: (_, { memberId, proposalId, lastAttempt }) =>
        proposalId === null ? (
          <Flex vertical gap={6}>
            <Link to="/console/members/$memberId" params={{ memberId }}>
              {t(lastAttempt === null ? 'closings.begin' : 'closings.again')}
            </Link>
            {lastAttempt !== null && <LastAttempt attempt={lastAttempt} />}
          </Flex>
        ) : (
          <Link to="/console/proposals">{t('closings.decide')}</Link>
        ),
    },
  ];
}

/** What has to be gone before the account can be closed. */
function leftOf(
  t: TFunction<'members'>,
  { balances, openDeposits, openWithdrawals, openBets }: ClosingRequest,
) {
  const open = { openDeposits, openWithdrawals, openBets };
  const left = [
    ...balances,
    ...(['openDeposits', 'openWithdrawals', 'openBets'] as const)
      .filter((kind) => open[kind] > 0)
      .map((kind) => t(`closings.${kind}`, { count: open[kind] })),
  ];
  return left.length === 0 ? (
    <Typography.Text type="secondary">{t('closings.nothingLeft')}</Typography.Text>
  ) : (
    left.join(' · ')
  );
}
