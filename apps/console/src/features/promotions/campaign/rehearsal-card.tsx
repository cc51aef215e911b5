import { Alert, Button, Card, Descriptions, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useRehearseCampaign } from '../use-campaign-acts.ts';
import type { OpenedCampaign } from '../use-campaigns.ts';
import { RehearsedDays } from './rehearsed-days.tsx';

/** What the newest version would have cost in the last thirty days; nothing is published without it. */
export function RehearsalCard({ opened, isTouched }: { opened: OpenedCampaign; isTouched: boolean }) {
  const { t } = useTranslation('promotions');
  const mayEdit = usePermission('promotions.edit');
  const rehearse = useRehearseCampaign();
  const { rehearsal, hash, campaign } = opened;
  const { kind, no, state } = campaign;
  const isOver = state === 'archived' || state === 'withdrawn';
  return (
    <Card
      title={t('rehearsal.title')}
      extra={
        mayEdit &&
        !isOver && (
          <Button
            loading={rehearse.isPending}
            disabled={isTouched}
            title={isTouched ? t('act.unsaved') : undefined}
            onClick={() => rehearse.mutate({ kind, no, hash })}
          >
            {t(rehearsal ? 'rehearsal.again' : 'rehearsal.run')}
          </Button>
        )
      }
    >
      {rehearsal ? (
        <Flex vertical gap={16}>
          <Descriptions
            size="small"
            column={{ xs: 1, lg: 4 }}
            items={[
              {
                key: 'cost',
                label: t('rehearsal.cost'),
                children: <Amount amount={rehearsal.cost} currency="CNY" strong />,
              },
              ...(rehearsal.band
                ? [
                    {
                      key: 'band',
                      label: t('rehearsal.band'),
                      children: (
                        <span>
                          <Amount amount={rehearsal.band.low} currency="CNY" /> –{' '}
                          <Amount amount={rehearsal.band.high} currency="CNY" />
                        </span>
                      ),
                    },
                    { key: 'draws', label: t('rehearsal.draws'), children: rehearsal.band.draws },
                  ]
                : []),
              {
                key: 'winners',
                label: t('rehearsal.winners'),
                children: t('rehearsal.of', { winners: rehearsal.winners, members: rehearsal.members }),
              },
              { key: 'protected', label: t('rehearsal.protected'), children: rehearsal.protected },
              {
                key: 'at',
                label: t('rehearsal.at'),
                children: (
                  <span>
                    {rehearsal.by} · <Ago at={rehearsal.at} />
                  </span>
                ),
              },
            ]}
          />
          {rehearsal.stopsOn !== null && (
            <Alert type="warning" showIcon title={t('rehearsal.stops', { day: rehearsal.stopsOn })} />
          )}
          <RehearsedDays days={rehearsal.days} />
          <span>{t(`rehearsal.basis.${rehearsal.basis}`)}</span>
        </Flex>
      ) : (
        t('rehearsal.none')
      )}
    </Card>
  );
}
