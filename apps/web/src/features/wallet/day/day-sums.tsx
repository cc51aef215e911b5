import type { MyDay } from '@fairway/contract/wallet/schemas.ts';
import { lineKinds } from '@fairway/contract/wallet/lines.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useDictionary } from '../../../lib/use-dictionary.ts';
import styles from './my-day.module.css';

/** A currency's day as one sum: what there was, what each kind of movement did, what there is. */
export function DaySums({
  sums: { currency, start, end, sums },
  isToday,
}: {
  sums: MyDay['currencies'][number];
  isToday: boolean;
}) {
  const { t } = useTranslation('wallet');
  const kindLabels = useDictionary('recordKind', lineKinds);
  const moved = sums.filter(({ amount }) => /[1-9]/.test(amount));
  const inside = sums
    .filter(({ amount }) => !/[1-9]/.test(amount))
    .reduce((total, { count }) => total + count, 0);
  return (
    <Panel
      title={t(`day.currency.${currency}`)}
      note={inside > 0 ? t('day.inside', { count: inside }) : t('day.adds')}
    >
      <dl className={styles.sum}>
        <div>
          <dt>{t('day.start')}</dt>
          <dd>{exactAmount(start, currency)}</dd>
        </div>
        {moved.map(({ kind, amount, count }) => (
          <div key={kind}>
            <dt>
              {kindLabels.label(kind)}
              <span className={styles.quiet}>{t('day.count', { count })}</span>
            </dt>
            <dd>{exactAmount(amount, currency, { sign: 'always' })}</dd>
          </div>
        ))}
        <div className={styles.end}>
          <dt>{isToday ? t('day.end') : t('day.dayEnd')}</dt>
          <dd>{exactAmount(end, currency)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
