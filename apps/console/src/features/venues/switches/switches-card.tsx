import type { VenueSwitch } from '@fairway/contract/venues/operator-schemas.ts';
import { venueStates, type VenueState } from '@fairway/contract/venues/states.ts';
import { Button, Card, Flex, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../../lib/components/empty-rows.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { Ago, Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { PendingProposal } from '../../../lib/proposals/pending-proposal.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useVenueSwitches } from '../use-venues.ts';
import { SwitchDialog } from './switch-dialog.tsx';

const tones: Readonly<Record<VenueState, StatusTone>> = {
  open: 'good',
  maintenance: 'waiting',
  closed: 'stopped',
  notOffered: 'stopped',
};

/** The venues with their states; who may switch gets a button. */
export function SwitchesCard() {
  const { t } = useTranslation('venues');
  const { data, error, isPending, refetch } = useVenueSwitches();
  const [switching, setSwitching] = useState<VenueSwitch>();
  const maySwitch = usePermission('venues.switch');
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  return (
    <Flex vertical gap={16}>
      <PendingProposal kind="venues.open" />
      <Card title={t('switches.title')} styles={{ body: { padding: 0 } }}>
        <Table<VenueSwitch>
          rowKey="channelCode"
          dataSource={data?.venues ?? []}
          pagination={false}
          locale={{
            emptyText: (
              <EmptyRows isLoading={isPending} title={t('switches.empty')} text={t('switches.emptyHint')} />
            ),
          }}
          columns={[
            {
              title: t('switches.venue'),
              key: 'venue',
              render: (_, { name, channelCode }) => `${name[locale()]} · ${channelCode}`,
            },
            {
              title: t('switches.state'),
              key: 'state',
              render: (_, { shownState }) => (
                <StatusTag tone={tones[shownState]}>{venueStates.label(shownState, locale())}</StatusTag>
              ),
            },
            {
              title: t('switches.reason'),
              key: 'reason',
              render: (_, { state, reason }) =>
                state === 'open' ? '—' : reason[locale()] || reason.zh || '—',
            },
            {
              title: t('switches.until'),
              key: 'until',
              render: (_, { state, until }) => (state !== 'open' && until ? <Moment at={until} /> : '—'),
            },
            {
              title: t('switches.openTransfers'),
              dataIndex: 'openTransfers',
              align: 'end',
              className: 'figures',
            },
            {
              title: t('switches.changed'),
              key: 'changed',
              render: (_, { changedBy, changedAt }) => (
                <>
                  {changedBy} <Ago at={changedAt} />
                </>
              ),
            },
            ...(maySwitch
              ? [
                  {
                    title: t('switches.act'),
                    key: 'act',
                    render: (_: unknown, venue: VenueSwitch) => (
                      <Button size="small" onClick={() => setSwitching(venue)}>
                        {t('switch.button')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {switching && <SwitchDialog venue={switching} onClose={() => setSwitching(undefined)} />}
      </Card>
    </Flex>
  );
}
