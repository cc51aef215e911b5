import { campaignStates } from '@fairway/contract/promotions/kinds.ts';
import { Alert, Card, Descriptions, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { BudgetBar } from '../budget-bar.tsx';
import { campaignTones } from '../campaign-labels.ts';
import type { OpenedCampaign } from '../use-campaigns.ts';

/** State, window, budget and fingerprint, and the verdict on the newest version while it is not the published one. */
export function CampaignFacts({ opened }: { opened: OpenedCampaign }) {
  const { t } = useTranslation('promotions');
  const { campaign, hash, verdict, versions } = opened;
  // What is out already is not asked whether it may go out.
  const isPublished = versions.some((version) => version.isPublished && version.hash === hash);
  const { state, startsAt, endsAt, budget, paid, rewards } = campaign;
  return (
    <Card>
      <Flex vertical gap={16}>
        <Descriptions
          size="small"
          column={{ xs: 1, lg: 3 }}
          items={[
            {
              key: 'state',
              label: t('column.state'),
              children: (
                <StatusTag tone={campaignTones[state]}>{campaignStates.label(state, locale())}</StatusTag>
              ),
            },
            {
              key: 'window',
              label: t('column.window'),
              children: (
                <span>
                  <Moment at={startsAt} /> – <Moment at={endsAt} />
                </span>
              ),
            },
            {
              key: 'budget',
              label: t('column.budget'),
              children: <BudgetBar budget={budget} paid={paid} />,
            },
            {
              key: 'rewards',
              label: t('column.rewards'),
              children: <span className="figures">{rewards}</span>,
            },
            {
              key: 'hash',
              label: t('column.hash'),
              children: (
                <Typography.Text copyable={{ text: hash }} className="figures">
                  {hash.slice(0, 16)}
                </Typography.Text>
              ),
            },
          ]}
        />
        {campaign.stoppedBy !== null && (
          <Alert type="warning" showIcon title={t(`verdict.stopped.${campaign.stoppedBy}`)} />
        )}
        {isPublished ? null : verdict.length === 0 ? (
          <Alert type="success" showIcon title={t('verdict.fit')} />
        ) : (
          <Alert
            type="error"
            showIcon
            title={t('verdict.unfit')}
            description={
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {verdict.map((fault) => (
                  <li key={fault.rule}>{fault[locale()]}</li>
                ))}
              </ul>
            }
          />
        )}
      </Flex>
    </Card>
  );
}
