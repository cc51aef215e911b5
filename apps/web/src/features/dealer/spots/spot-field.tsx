import { formatMoney, money } from '@fairway/money';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { TableSpot } from '../api/shapes.ts';
import { chipRank } from '../chips/chip-values.ts';
import { Chip } from '../chips/chip.tsx';
import type { SpotBoardProps } from './spot-board.tsx';
import { SpotFace } from './spot-face.tsx';
import { hueOf } from './spot-hue.ts';
import { printedOdds, spotName } from './spot-name.ts';
import type { BoardSize, Place } from './spot-place.ts';
import styles from './spot-board.module.css';

export interface SpotFieldProps extends SpotBoardProps {
  one: TableSpot;
  place: Place | undefined;
  size: BoardSize;
  isStop: boolean;
  onMove: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** A spot of the layout: what is printed there, the chips that lie on it, and both in words. */
export function SpotField({
  game,
  one,
  place,
  size,
  isStop,
  currency,
  stakes,
  staked,
  open,
  winners,
  onLay,
  onAim,
  onMove,
  onFocus,
}: SpotFieldProps) {
  const { t } = useTranslation('dealer');
  const { spot, odds } = one;
  const minor = stakes.get(spot) ?? 0n;
  const amount = formatMoney(money(currency, minor));
  const name = spotName(t, spot);
  const said = { name, odds: printedOdds(odds), amount: displayAmount(amount, currency) };
  // Every seam of a number wins with it: those without chips would drown the others.
  const lit = winners.has(spot) && (!place?.seam || minor > 0n);
  const text = minor === 0n ? 'spot' : staked ? 'spotPlaced' : 'spotLaid';
  return (
    <button
      type="button"
      className={clsx(styles.spot, place?.seam && styles.seam, lit && styles.won)}
      data-spot={spot}
      data-hue={hueOf(game, spot)}
      tabIndex={isStop || !place ? 0 : -1}
      aria-label={t(`board.${text}`, said)}
      aria-disabled={!open || undefined}
      style={
        place && {
          left: `${(place.x / size.w) * 100}%`,
          top: `${(place.y / size.h) * 100}%`,
          width: `${(place.w / size.w) * 100}%`,
          height: `${(place.h / size.h) * 100}%`,
        }
      }
      onFocus={onFocus}
      onPointerEnter={() => onAim(spot)}
      onKeyDown={(event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
        onMove(event);
      }}
      onClick={() => {
        if (open) onLay(spot);
      }}
    >
      {!place?.seam && <SpotFace game={game} spot={spot} odds={odds} />}
      {minor > 0n && (
        <span className={styles.chip} data-middle={!place || place.w * place.h < 2 || undefined}>
          <Chip amount={amount} rank={chipRank(currency, minor)} size={place?.seam ? 24 : 34} />
        </span>
      )}
    </button>
  );
}
