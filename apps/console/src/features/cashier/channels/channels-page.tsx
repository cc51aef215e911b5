import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { DepositMethod } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import { payEngines } from '@fairway/contract/deposits/methods/engines.ts';
import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Progress, Skeleton, Switch, Table, type TableColumnsType } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { locale } from '../../../lib/i18n.ts';

/** Every deposit method: its state, and what its orders of the last day and week say. */
export function ChannelsPage() {
  const { t } = useTranslation('pay');
  const [onlyUsed, setOnlyUsed] = useState(true);
  const { data, error, refetch } = useQuery({
    queryKey: ['deposits', 'methods'],
    queryFn: () => api.listDepositMethods({}),
    refetchInterval: 60_000,
  });
  const methods = (data?.methods ?? []).filter(({ offered }) => offered || !onlyUsed);
  return (
    <PageFrame title={t('channels.title')} lead={t('channels.lead')}>
      {error && !data && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      )}
      {data && (
        <>
          <label style={{ display: 'flex', gap: 8, alignItems: 'center', alignSelf: 'flex-start' }}>
            <Switch checked={onlyUsed} onChange={setOnlyUsed} />
            {t('channels.only')}
          </label>
          <Table<DepositMethod>
            size="small"
            rowKey="payType"
            pagination={false}
            dataSource={methods}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: <EmptyState title={t('channels.empty')} text={t('channels.emptyHint')} /> }}
            aria-label={t('channels.title')}
            columns={columnsOf(t)}
          />
        </>
      )}
    </PageFrame>
  );
}

function columnsOf(t: TFunction<'pay'>): TableColumnsType<DepositMethod> {
  return [
    {
      title: t('channels.method'),
      key: 'method',
      render: (_, method) => (
        <>
          <strong>{method.name}</strong> <span style={{ color: 'var(--quiet)' }}>{method.payType}</span>
        </>
      ),
    },
    {
      title: t('channels.engine'),
      key: 'engine',
      render: (_, method) => `${payEngines.label(method.engine, locale())} · ${method.channel}`,
    },
    { title: t('channels.state'), key: 'state', render: (_, method) => <MethodState method={method} /> },
    {
      title: t('channels.open'),
      key: 'open',
      align: 'end',
      render: (_, { open }) => <span className="figures">{open}</span>,
    },
    recordColumns(t, 'day'),
    recordColumns(t, 'week'),
  ];
}

function recordColumns(t: TFunction<'pay'>, span: 'day' | 'week') {
  return {
    title: t(`channels.${span}`),
    key: span,
    children: [
      {
        title: t('channels.success'),
        key: `${span}-success`,
        render: (_: unknown, { [span]: record }: DepositMethod) =>
          record.successPercent === null ? (
            '—'
          ) : (
            <Flex gap={8} align="center">
              <Progress
                percent={record.successPercent}
                showInfo={false}
                size="small"
                style={{ width: 40 }}
                strokeColor={record.successPercent < 60 ? 'var(--danger-mark)' : 'var(--ok-mark)'}
              />
              <span className="figures">
                {`${record.successPercent}%　${t('channels.of', { credited: record.credited, orders: record.orders })}`}
              </span>
            </Flex>
          ),
      },
      {
        title: t('channels.median'),
        key: `${span}-median`,
        align: 'end' as const,
        render: (_: unknown, method: DepositMethod) => spanText(t, method[span].medianSeconds),
      },
      {
        title: t('channels.p90'),
        key: `${span}-p90`,
        align: 'end' as const,
        render: (_: unknown, method: DepositMethod) => spanText(t, method[span].p90Seconds),
      },
    ],
  };
}

function MethodState({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('pay');
  if (!method.ready) return <StatusTag tone="stopped">{t('channels.notReady')}</StatusTag>;
  if (!method.offered) return <StatusTag tone="ended">{t('channels.off')}</StatusTag>;
  const isOpen = method.state === channelStates.codes.normal;
  return (
    <StatusTag tone={isOpen ? 'good' : 'waiting'}>{channelStates.label(method.state, locale())}</StatusTag>
  );
}

function spanText(t: TFunction<'pay'>, seconds: number | null): string {
  if (seconds === null) return '—';
  if (seconds < 60) return t('channels.seconds', { count: seconds });
  return t('channels.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
