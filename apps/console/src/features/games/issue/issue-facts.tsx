import { Card, Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { issueTone } from '../game-labels.ts';
import { MoneyLines } from '../money-lines.tsx';
import type { IssueDetails } from '../use-games.ts';

/** When it closes and draws, what was staked and what came of it. */
export function IssueFacts({ issue: { state, closesAt, drawsAt, sums, proof } }: { issue: IssueDetails }) {
  const { t } = useTranslation('games');
  const none = t(sums.length === 0 ? 'issue.noStakes' : 'issue.notYet');
  return (
    <Card>
      <Descriptions column={{ xs: 1, md: 2, xl: 4 }}>
        <Descriptions.Item label={t('issue.stateOf')}>
          <StatusTag tone={issueTone(state)}>{t(`state.${state}`)}</StatusTag>
        </Descriptions.Item>
        <Descriptions.Item label={t('issue.closes')}>
          <Moment at={closesAt} />
        </Descriptions.Item>
        <Descriptions.Item label={t('issue.draws')}>
          <Moment at={drawsAt} />
        </Descriptions.Item>
        <Descriptions.Item label={t('issue.result')}>
          <span className="figures">{proof.result?.join(' ') ?? '—'}</span>
        </Descriptions.Item>
        <Descriptions.Item label={t('issue.tickets')}>
          <span className="figures">{sums.reduce((count, { tickets }) => count + tickets, 0)}</span>
        </Descriptions.Item>
        <Descriptions.Item label={t('issue.staked')}>
          <MoneyLines
            amounts={sums.map(({ currency, staked: amount }) => ({ currency, amount }))}
            none={none}
          />
        </Descriptions.Item>
        <Descriptions.Item label={t('issue.returned')}>
          <MoneyLines
            amounts={sums.map(({ currency, returned: amount }) => ({ currency, amount }))}
            none={none}
          />
        </Descriptions.Item>
        <Descriptions.Item label={t('issue.net')}>
          <MoneyLines amounts={sums.map(({ currency, net: amount }) => ({ currency, amount }))} none={none} />
        </Descriptions.Item>
      </Descriptions>
    </Card>
  );
}
