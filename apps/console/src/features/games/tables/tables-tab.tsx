import type { WatchedTable } from '@fairway/contract/tables/operator-schemas.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Button, Card, Flex, Skeleton, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { useTableWatch } from '../use-games.ts';
import { EndedHands } from './ended-hands.tsx';
import { SeatsTable } from './seats-table.tsx';

const route = getRouteApi('/shell/console/games');
const tones = { waiting: 'waiting', playing: 'moving', over: 'ended', cancelled: 'stopped' } as const;

/** Tables between members as they are now, and the hands that ended at the one in the address. */
export function TablesTab() {
  const { t } = useTranslation('games');
  const { table } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useTableWatch();
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  const chosen = data?.tables.find(({ summary }) => summary.table === table);
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('tables.lead')}</Typography.Text>
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {data ? (
        <section aria-label={t('tables.label')}>
          <Table<WatchedTable>
            size="middle"
            dataSource={data.tables}
            rowKey={({ summary }) => summary.table}
            pagination={false}
            scroll={{ x: 'max-content' }}
            expandable={{
              rowExpandable: ({ seats }) => seats.length > 0,
              expandedRowRender: ({ seats, summary }) => (
                <SeatsTable seats={seats} currency={summary.currency} />
              ),
            }}
            columns={[
              { title: t('tables.table'), key: 'table', render: (_, { summary }) => summary.name },
              {
                title: t('tables.stakes'),
                key: 'stakes',
                align: 'end',
                render: (_, { summary: { blinds, unit, currency } }) => (
                  <>
                    {blinds && (
                      <>
                        <Amount amount={blinds.small} currency={currency} /> /{' '}
                      </>
                    )}
                    <Amount amount={unit} currency={currency} />
                  </>
                ),
              },
              {
                title: t('tables.seats'),
                key: 'seats',
                className: 'figures',
                render: (_, { summary: { taken, seats } }) => t('tables.taken', { taken, seats }),
              },
              {
                title: t('tables.hand'),
                key: 'hand',
                render: (_, { hand }) =>
                  hand ? (
                    <StatusTag tone={tones[hand.state]}>
                      {t(`tables.handState.${hand.state}`, { number: hand.number })}
                    </StatusTag>
                  ) : (
                    t('tables.none')
                  ),
              },
              {
                title: t('tables.pot'),
                key: 'pot',
                align: 'end',
                render: (_, { hand, summary }) =>
                  hand?.game === 'holdem' ? (
                    <Amount amount={hand.pot} currency={summary.currency} />
                  ) : (
                    t('tables.none')
                  ),
              },
              {
                title: t('tables.since'),
                key: 'since',
                render: (_, { handSince }) => (handSince ? <Moment at={handSince} /> : t('tables.none')),
              },
              {
                title: t('tables.hands'),
                key: 'hands',
                align: 'end',
                className: 'figures',
                render: (_, { day }) => day.hands,
              },
              {
                title: t('tables.rake'),
                key: 'rake',
                align: 'end',
                render: (_, { day, summary }) => <Amount amount={day.rake} currency={summary.currency} />,
              },
              {
                title: t('tables.open'),
                key: 'open',
                render: (_, { summary }) => (
                  <Button
                    type="link"
                    aria-label={t('tables.openName', { name: summary.name })}
                    onClick={() => void navigate({ search: { tab: 'tables', table: summary.table } })}
                  >
                    {t('tables.open')}
                  </Button>
                ),
              },
            ]}
          />
        </section>
      ) : (
        <Card aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </Card>
      )}
      {chosen && <EndedHands key={chosen.summary.table} table={chosen.summary} />}
    </Flex>
  );
}
