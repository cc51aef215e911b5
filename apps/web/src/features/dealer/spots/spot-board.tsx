import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney, money } from '@fairway/money';
import { clsx } from 'clsx';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { TableSpot } from '../api/shapes.ts';
import { chipRank } from '../chips/chip-values.ts';
import { Chip } from '../chips/chip.tsx';
import { spotBeside } from './nearest-spot.ts';
import { SpotFace } from './spot-face.tsx';
import { hueOf } from './spot-hue.ts';
import { printedOdds, spotName } from './spot-name.ts';
import { boardSizes, placeOf, type Place } from './spot-place.ts';
import styles from './spot-board.module.css';

export interface SpotBoardProps {
  game: DealerGame;
  spots: readonly TableSpot[];
  currency: WalletCurrency;
  /** Minor units by spot: laid and not confirmed, or staked. */
  stakes: ReadonlyMap<string, bigint>;
  /** Whether what lies there is staked. */
  staked: boolean;
  /** Whether chips may be laid now. */
  open: boolean;
  /** Spots that the shown result pays. */
  winners: ReadonlySet<string>;
  onLay: (spot: string) => void;
  /** The spot that is pointed at or has the focus. */
  onAim: (spot: string) => void;
}

/** The betting layout: each spot a button at its place on the cloth. One of them is a stop of the Tab key; arrow keys move between them. */
export function SpotBoard(props: SpotBoardProps) {
  const { game, spots, onAim } = props;
  const { t } = useTranslation('dealer');
  const size = boardSizes[game];
  const [stop, setStop] = useState(spots[0]?.spot);
  const board = useRef<HTMLFieldSetElement>(null);
  const places = new Map<string, Place>();
  for (const { spot } of spots) {
    const place = placeOf(game, spot);
    if (place) places.set(spot, place);
  }
  const others = spots.filter(({ spot }) => !places.has(spot));
  const move = (event: KeyboardEvent) => {
    const next = stop === undefined ? undefined : spotBeside(places, stop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    board.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };
  const field = (one: TableSpot) => (
    <Field
      key={one.spot}
      {...props}
      one={one}
      place={places.get(one.spot)}
      size={size}
      isStop={one.spot === stop}
      onFocus={() => {
        setStop(one.spot);
        onAim(one.spot);
      }}
    />
  );
  return (
    <>
      <fieldset
        ref={board}
        className={styles.board}
        data-game={game}
        aria-label={`${t('board.label')}：${t('board.hint')}`}
        style={{ '--rows': size.h } as CSSProperties}
        onKeyDown={move}
      >
        {spots.filter(({ spot }) => places.has(spot)).map(field)}
      </fieldset>
      {others.length > 0 && (
        <fieldset className={styles.others} aria-label={t('board.others')}>
          {others.map(field)}
        </fieldset>
      )}
    </>
  );
}

interface FieldProps extends SpotBoardProps {
  one: TableSpot;
  place: Place | undefined;
  size: { w: number; h: number };
  isStop: boolean;
  onFocus: () => void;
}

function Field({
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
  onFocus,
}: FieldProps) {
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
