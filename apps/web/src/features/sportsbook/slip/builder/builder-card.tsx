import { formatOdds, parsePrice } from '@fairway/betting';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import { useOddsFormat } from '../../odds/odds-format-store.ts';
import { PickLine } from '../cards/pick-line.tsx';
import styles from '../slip.module.css';
import { returnOf, stakeOf } from '../slip-maths.ts';
import { pickKey, useSlip } from '../slip-store.ts';
import { StakeField } from '../stake-field.tsx';
import { BuilderRefusal } from './builder-refusal.tsx';
import { refusalOf, wholeRefusal } from './refusal-of.ts';
import type { BuilderBooking } from './use-builder-booking.ts';

/** The selections of one match as one bet at one price; what does not fit says why beside it. */
export function BuilderCard({ quote }: Pick<BuilderBooking, 'quote'>) {
  const { t } = useTranslation('sportsbook');
  const format = useOddsFormat((state) => state.format);
  const { picks, builderStake, setBuilderStake } = useSlip();
  const stake = stakeOf(builderStake);
  const odds = quote?.odds;
  return (
    <article className={styles.card}>
      {picks.map((pick) => (
        <div key={pickKey(pick)} className={styles.pick}>
          <PickLine pick={pick} leg={undefined} />
          <BuilderRefusal reason={refusalOf(quote, pick)} />
        </div>
      ))}
      <BuilderRefusal reason={wholeRefusal(quote)} />
      <StakeField
        name={t('builder.name')}
        value={builderStake}
        onChange={setBuilderStake}
        limits={quote?.limits}
      />
      <p className={styles.return}>
        <span>{t('builder.voids')}</span>
        <span>
          {t('builder.price')} <b>{odds ? formatOdds(format, parsePrice(odds)) : '—'}</b>
        </span>
      </p>
      {stake && odds && (
        <p className={styles.return}>
          {t('slip.return')} <b>{displayAmount(returnOf(stake, [{ odds }]), 'CNY')}</b>
        </p>
      )}
    </article>
  );
}
