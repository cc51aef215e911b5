import { withdrawalEvents } from '@fairway/contract/cashier/timeline-words.ts';
import type { Currency } from '@fairway/money';
import { Timeline, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import type { WithdrawalCase } from './use-withdrawals.ts';

/** What happened to the order, by whom, oldest first. */
export function CaseTimeline({ steps, currency }: { steps: WithdrawalCase['timeline']; currency: Currency }) {
  const { t } = useTranslation('cashier');
  return (
    <section aria-label={t('timeline.label')}>
      <Timeline
        items={steps.map((step, index) => ({
          key: `${step.at}-${step.event}-${index}`,
          content: (
            <>
              <Typography.Text strong>{withdrawalEvents.label(step.event, locale())}</Typography.Text>{' '}
              {step.amount && <Amount amount={step.amount} currency={currency} />}
              <br />
              <Typography.Text type="secondary">
                <Moment at={step.at} /> · {step.by ?? t(`actor.${step.actor}`)}
                {step.note && ` · ${step.note}`}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </section>
  );
}
