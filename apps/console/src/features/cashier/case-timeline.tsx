import type { TimelineActor } from '@fairway/contract/cashier/timeline-actors.ts';
import type { Currency } from '@fairway/money';
import { Timeline, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../lib/components/amount.tsx';
import { Moment } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';

interface CaseTimelineProps<Event extends string> {
  /** The texts of the order's kind: of deposits or of withdrawals. */
  labels: { label: (event: Event, language: ReturnType<typeof locale>) => string | undefined };
  steps: readonly {
    at: string;
    event: Event;
    actor: TimelineActor;
    by: string | null;
    amount: string | null;
    note: string | null;
  }[];
  currency: Currency;
}

/** What happened to an order, by whom, oldest first. */
export function CaseTimeline<Event extends string>({ labels, steps, currency }: CaseTimelineProps<Event>) {
  const { t } = useTranslation('cashier');
  return (
    <section aria-label={t('timeline.label')}>
      <Timeline
        items={steps.map((step, index) => ({
          key: `${step.at}-${step.event}-${index}`,
          content: (
            <>
              <Typography.Text strong>{labels.label(step.event, locale())}</Typography.Text>{' '}
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
