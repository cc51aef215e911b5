import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import type { SlipPreview } from '../../api/shapes.ts';
import { PickLine } from './pick-line.tsx';
import { pickName } from '../pick-name.ts';
import { SettlesHow } from '../settles-how.tsx';
import { returnOf, stakeOf } from '../slip-maths.ts';
import { useChosenFreeBet } from '../use-chosen-free-bet.ts';
import { StakeField } from '../stake-field.tsx';
import styles from '../slip.module.css';
import { pickKey, useSlip, type SlipPick } from '../slip-store.ts';

/** A single: the selection, its stake, what it returns, and how it settles score by score. */
export function SingleCard({ pick, leg }: { pick: SlipPick; leg: SlipPreview['legs'][number] | undefined }) {
  const { t } = useTranslation('sportsbook');
  const typed = useSlip(({ stakes }) => stakes[pickKey(pick)] ?? '');
  const setStake = useSlip((state) => state.setStake);
  const alone = useSlip(({ picks }) => picks.length === 1);
  const { chosen } = useChosenFreeBet();
  const stake = stakeOf(typed);
  const odds = leg?.odds ?? pick.odds;
  return (
    <article className={styles.card}>
      <PickLine pick={pick} leg={leg} />
      <StakeField
        name={pickName(pick)}
        value={typed}
        onChange={(amount) => setStake(pickKey(pick), amount)}
        limits={leg?.single}
      />
      {stake && (
        <p className={styles.return}>
          {t(chosen ? 'slip.free.return' : 'slip.return')}{' '}
          <b>{displayAmount(returnOf(stake, [{ odds }], chosen !== undefined), 'CNY')}</b>
        </p>
      )}
      <SettlesHow pick={pick} score={leg?.live ? leg.score : null} alone={alone} />
    </article>
  );
}
