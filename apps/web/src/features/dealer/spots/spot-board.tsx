import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSpot } from '../api/shapes.ts';
import { spotBeside } from './nearest-spot.ts';
import { SpotField } from './spot-field.tsx';
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
    <SpotField
      key={one.spot}
      {...props}
      one={one}
      place={places.get(one.spot)}
      size={size}
      isStop={one.spot === stop}
      onMove={move}
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
        aria-label={t('board.label')}
        style={{ '--rows': size.h } as CSSProperties}
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
