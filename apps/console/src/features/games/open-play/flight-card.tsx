import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { Card, Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { MoneyLines } from '../money-lines.tsx';

const tones = {
  opening: 'ended',
  betting: 'moving',
  waiting: 'waiting',
  flying: 'moving',
  crashed: 'waiting',
  voided: 'stopped',
} as const;

/** The flight that is not settled: where it is and what is staked on it, not how high it goes. */
export function FlightCard({ flight }: { flight: OutputOf<Schemas['listOpenPlay']>['flight'] }) {
  const { t } = useTranslation('games');
  return (
    <Card title={t('openPlay.flight')}>
      {flight === null ? (
        t('openPlay.flightNone')
      ) : (
        <Descriptions column={{ xs: 1, md: 3, xl: 6 }}>
          <Descriptions.Item label={t('openPlay.number')}>
            <span className="figures">{flight.number}</span>
          </Descriptions.Item>
          <Descriptions.Item label={t('issue.stateOf')}>
            <StatusTag tone={tones[flight.state]}>{t(`openPlay.flightState.${flight.state}`)}</StatusTag>
          </Descriptions.Item>
          <Descriptions.Item label={t('issue.closes')}>
            <Moment at={flight.closesAt} />
          </Descriptions.Item>
          <Descriptions.Item label={t('openPlay.bets')}>
            <span className="figures">{flight.bets}</span>
          </Descriptions.Item>
          <Descriptions.Item label={t('openPlay.cashedOut')}>
            <span className="figures">{flight.cashedOut}</span>
          </Descriptions.Item>
          <Descriptions.Item label={t('issue.staked')}>
            <MoneyLines amounts={flight.staked} none={t('issue.noStakes')} />
          </Descriptions.Item>
        </Descriptions>
      )}
    </Card>
  );
}
