import { lineKinds } from '@fairway/contract/wallet/lines.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useDictionary } from '../../../lib/use-dictionary.ts';
import { useMyDay } from '../../wallet/api/use-my-day.ts';
import styles from './centre-page.module.css';

/** What today did to the money: what there was at midnight, each kind of movement, what there is. */
export function TodayCard() {
  const { t } = useTranslation('members');
  const day = useMyDay(undefined);
  const kindLabels = useDictionary('recordKind', lineKinds);
  const [first] = day.data?.pages ?? [];
  if (day.isError && !first)
    return <FaultPanel title={t('centre.todayFault')} fault={day.error} retry={day} />;
  const sums = (first?.currencies ?? []).filter((each) =>
    each.sums.some(({ amount }) => /[1-9]/.test(amount)),
  );
  return (
    <Panel
      title={t('centre.today')}
      note={t('centre.todayNote')}
      end={
        <Link to="/app/myCenter/day" className={buttonClass({ variant: 'text', size: 's' })}>
          {t('centre.toDay')}
        </Link>
      }
    >
      {!first ? (
        <Loading label={t('centre.loading')}>
          <Skeleton height={148} />
        </Loading>
      ) : sums.length === 0 ? (
        <EmptyState title={t('centre.quiet')} text={t('centre.quietText')} />
      ) : (
        sums.map(({ currency, start, end, sums: kinds }) => (
          <section key={currency} className={styles.currency} aria-label={currency}>
            <Facts
              facts={[
                { key: 'start', label: t('centre.start'), value: exactAmount(start, currency) },
                ...kinds
                  .filter(({ amount }) => /[1-9]/.test(amount))
                  .map(({ kind, amount }) => ({
                    key: kind,
                    label: kindLabels.label(kind),
                    value: exactAmount(amount, currency, { sign: 'always' }),
                  })),
              ]}
              total={{ label: t('centre.now'), value: exactAmount(end, currency) }}
            />
          </section>
        ))
      )}
    </Panel>
  );
}
