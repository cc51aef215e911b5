import type { MemberVenues } from '@fairway/contract/venues/operator-schemas.ts';
import { Button, Card, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../../lib/components/empty-rows.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { useMemberVenues, useSetMemberVenue } from '../api/use-member-venues.ts';

type Venue = MemberVenues['venues'][number];

/** Which venues the member may enter; who may switch venues withholds one with a reason, or gives it back with one. */
export function VenuesCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const { data, error, isPending, refetch } = useMemberVenues(memberId);
  const [chosen, setChosen] = useState<Venue>();
  const set = useSetMemberVenue();
  const maySwitch = usePermission('venues.switch');
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  const isWithheld = chosen?.withheld != null;
  return (
    <Card title={t('venues.title')} styles={{ body: { padding: 0 } }}>
      <Table<Venue>
        rowKey="channelCode"
        dataSource={data?.venues ?? []}
        pagination={false}
        size="small"
        locale={{
          emptyText: (
            <EmptyRows isLoading={isPending} title={t('venues.empty')} text={t('venues.emptyHint')} />
          ),
        }}
        columns={[
          {
            title: t('venues.venue'),
            key: 'venue',
            render: (_, { name, channelCode }) => `${name[locale()]} · ${channelCode}`,
          },
          {
            title: t('venues.state'),
            key: 'state',
            render: (_, { withheld }) => (
              <StatusTag tone={withheld ? 'stopped' : 'good'}>
                {t(withheld ? 'venues.withheld' : 'venues.authorised')}
              </StatusTag>
            ),
          },
          { title: t('venues.reason'), key: 'reason', render: (_, { withheld }) => withheld?.reason ?? '—' },
          {
            title: t('venues.by'),
            key: 'by',
            render: (_, { withheld }) =>
              withheld ? (
                <>
                  {withheld.by} <Ago at={withheld.at} />
                </>
              ) : (
                '—'
              ),
          },
          ...(maySwitch
            ? [
                {
                  title: t('venues.act'),
                  key: 'act',
                  render: (_: unknown, venue: Venue) => (
                    <Button size="small" danger={!venue.withheld} onClick={() => setChosen(venue)}>
                      {t(venue.withheld ? 'venues.giveBack' : 'venues.withhold')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {chosen && (
        <ReasonDialog
          title={t(isWithheld ? 'venues.giveBackTitle' : 'venues.withholdTitle', {
            name: chosen.name[locale()],
          })}
          templates={
            isWithheld
              ? [t('venues.template.cleared')]
              : [t('venues.template.asked'), t('venues.template.checked')]
          }
          audience="inside"
          confirm={t(isWithheld ? 'venues.giveBack' : 'venues.withhold')}
          danger={!isWithheld}
          busy={set.isPending}
          onConfirm={(reason) =>
            set.mutate(
              { memberId, channelCode: chosen.channelCode, authorised: isWithheld, reason },
              { onSuccess: () => setChosen(undefined) },
            )
          }
          onClose={() => setChosen(undefined)}
        >
          <p>{t(isWithheld ? 'venues.giveBackText' : 'venues.withholdText')}</p>
        </ReasonDialog>
      )}
    </Card>
  );
}
