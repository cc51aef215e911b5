import { stakeSpelledOut, straight } from '@fairway/betting';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import { textOf } from '../../../../lib/site/site-config.ts';
import type { SlipPreview } from '../../api/shapes.ts';
import { legOf } from '../leg-of.ts';
import { PickLine } from './pick-line.tsx';
import { returnOf, stakeOf, totalOdds } from '../slip-maths.ts';
import { useChosenFreeBet } from '../use-chosen-free-bet.ts';
import { StakeField } from '../stake-field.tsx';
import styles from '../slip.module.css';
import { pickKey, useSlip, type SlipPick } from '../slip-store.ts';

/** All selections as one bet: their prices multiply; two of one match cannot be combined. */
export function ParlayCard({
  picks,
  preview,
}: {
  picks: readonly SlipPick[];
  preview: SlipPreview | undefined;
}) {
  const { t } = useTranslation('sportsbook');
  const { parlayStake, setParlayStake } = useSlip();
  const { chosen } = useChosenFreeBet();
  const stake = stakeOf(parlayStake);
  const present = picks.map((pick) => ({ ...pick, odds: legOf(preview, pick)?.odds ?? pick.odds }));
  const [line] = stake ? stakeSpelledOut(straight(picks.length), stake) : [];
  return (
    <article className={styles.card}>
      {picks.map((pick) => (
        <PickLine key={pickKey(pick)} pick={pick} leg={legOf(preview, pick)} />
      ))}
      <StakeField
        name={t('slip.parlay')}
        value={parlayStake}
        onChange={setParlayStake}
        limits={preview?.combined}
      />
      <p className={styles.return}>
        <span>{line && textOf(line)}</span>
        <span>
          {t('slip.totalOdds')} <b>{totalOdds(present)}</b>
        </span>
      </p>
      {stake && (
        <p className={styles.return}>
          {t(chosen ? 'slip.free.return' : 'slip.return')}{' '}
          <b>{displayAmount(returnOf(stake, present, chosen !== undefined), 'CNY')}</b>
        </p>
      )}
    </article>
  );
}
