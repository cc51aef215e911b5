import { Card, Descriptions, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../lib/components/time.tsx';
import type { IssueDetails } from '../use-games.ts';

/** What the result follows from, as far as it is out. */
export function ProofCard({ proof }: { proof: IssueDetails['proof'] }) {
  const { t } = useTranslation('games');
  const shown = (text: string | null) =>
    text === null ? (
      t('proof.hidden')
    ) : (
      <Typography.Text className="figures" copyable style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography.Text>
    );
  return (
    <Card title={t('proof.title')}>
      <Descriptions column={1}>
        <Descriptions.Item label={t('proof.beacon')}>{shown(String(proof.beacon.round))}</Descriptions.Item>
        <Descriptions.Item label={t('proof.beaconAt')}>
          <Moment at={proof.beacon.at} />
        </Descriptions.Item>
        <Descriptions.Item label={t('proof.chain')}>{shown(proof.beacon.chain)}</Descriptions.Item>
        <Descriptions.Item label={t('proof.randomness')}>{shown(proof.beacon.randomness)}</Descriptions.Item>
        <Descriptions.Item label={t('proof.link', { index: proof.linkIndex })}>
          {shown(proof.link)}
        </Descriptions.Item>
        <Descriptions.Item label={t('proof.firstLink')}>{shown(proof.firstLink)}</Descriptions.Item>
        <Descriptions.Item label={t('proof.root')}>{shown(proof.ticketRoot)}</Descriptions.Item>
      </Descriptions>
    </Card>
  );
}
