import type { SweepLine } from '@fairway/contract/chain/sweep-schemas.ts';
import { sweepProblems, sweepStates, type SweepState } from '@fairway/contract/chain/sweep-states.ts';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { Shortened } from '../../../lib/components/shortened.tsx';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { useRetrySweep, type useSweeps } from './use-sweeps.ts';

const tones: Record<SweepState, StatusTone> = {
  planned: 'waiting',
  fuelling: 'moving',
  fuelled: 'moving',
  sent: 'moving',
  confirmed: 'good',
  failed: 'stopped',
};

/** Open sweeps, failed ones with their reason and another try, and the newest that are done. */
export function SweepsTable({ list }: { list: ReturnType<typeof useSweeps> }) {
  const { t } = useTranslation('chain');
  const [chosen, setChosen] = useState<SweepLine>();
  const mayRetry = usePermission('withdrawals.decide');
  const retry = useRetrySweep(() => setChosen(undefined));
  return (
    <>
      <ListTable<SweepLine>
        list={list}
        rows={list.pages.flatMap((page) => page.sweeps)}
        rowKey={({ id }) => id}
        empty={{ title: t('sweeps.empty'), text: t('sweeps.emptyHint') }}
        label={t('sweeps.title')}
        columns={[
          { title: t('sweeps.network'), key: 'network', render: (_, { network }) => network.toUpperCase() },
          {
            title: t('sweeps.address'),
            key: 'address',
            render: (_, { address }) => <Shortened text={address} />,
          },
          {
            title: t('sweeps.member'),
            key: 'member',
            render: (_, { memberId, memberName }) => (
              <Link to="/console/members/$memberId" params={{ memberId }}>
                {memberName}
              </Link>
            ),
          },
          {
            title: t('sweeps.amount'),
            key: 'amount',
            align: 'end',
            render: (_, { amount }) => <Amount amount={amount} currency="USDT" strong />,
          },
          {
            title: t('sweeps.state'),
            key: 'state',
            render: (_, { state }) => (
              <StatusTag tone={tones[state]}>{sweepStates.label(state, locale())}</StatusTag>
            ),
          },
          {
            title: t('sweeps.why'),
            key: 'why',
            render: (_, { problem, detail }) =>
              problem === null ? (
                '—'
              ) : (
                <Flex vertical>
                  <Typography.Text type="danger">{sweepProblems.label(problem, locale())}</Typography.Text>
                  <Typography.Text type="secondary" style={{ maxWidth: 260 }} ellipsis={{ tooltip: detail }}>
                    {detail}
                  </Typography.Text>
                </Flex>
              ),
          },
          { title: t('sweeps.fuel'), key: 'fuel', align: 'end', render: (_, { fuel }) => fuel ?? '—' },
          {
            title: t('sweeps.tx'),
            key: 'tx',
            render: (_, { txHash }) => (txHash === null ? '—' : <Shortened text={txHash} />),
          },
          {
            title: t('sweeps.at'),
            key: 'at',
            render: (_, { plannedAt, endedAt }) => <Ago at={endedAt ?? plannedAt} />,
          },
          {
            key: 'acts',
            align: 'end',
            // In sight at every width: the other columns scroll below it.
            fixed: 'end',
            render: (_, sweep) =>
              sweep.mayRetry &&
              mayRetry && (
                <Button size="small" onClick={() => setChosen(sweep)}>
                  {t('sweeps.retry')}
                </Button>
              ),
          },
        ]}
      />
      {chosen && (
        <ReasonDialog
          title={t('sweeps.retryTitle')}
          templates={[t('sweeps.reasons.fixed'), t('sweeps.reasons.checked')]}
          audience="inside"
          confirm={t('sweeps.retry')}
          busy={retry.isPending}
          onConfirm={(reason) => retry.mutate({ sweepId: chosen.id, reason })}
          onClose={() => setChosen(undefined)}
        >
          <p>{t('sweeps.retryText')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
