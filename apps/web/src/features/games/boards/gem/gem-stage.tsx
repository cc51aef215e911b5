import { decimalText, gemTiles } from '@fairway/fair-games';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { betOf, showingKey } from '../../rounds/shown-round.ts';
import type { StageProps } from '../board.ts';
import { gridKeys } from '../grid-keys.ts';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { gemsOf, minesOf, paidFor, tilesOf, tileTurn, type Tile } from './gem-bet.ts';
import { GemCave } from './gem-cave.tsx';
import { GemFace, MineFace } from './gem-faces.tsx';
import styles from './gem.module.css';

const keys = gridKeys(5);

/**
 * Twenty-five slabs over gems and mines: each opens while the round waits, each a picture of what lay below once it is turned. One that does
 * not open keeps the focus, so that keys go on from it.
 */
export function GemStage({ bet, round, onShown, act }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(showingKey(round), tileTurn.length, onShown);
  const mines = minesOf(round ? betOf(round) : bet);
  const tiles = part < tileTurn.seen ? before(round) : tilesOf(round);
  const gems = part < 1 ? gemsOf(round) - 1 : gemsOf(round);
  const isOpen = round?.status === 'open';
  const left = gemTiles - mines - Math.max(0, gems);
  return (
    <Ground Scene={GemCave} className={styles.middle}>
      <p className={styles.next} aria-hidden>
        {isOpen && left > 0
          ? t('gem.next', { multiplier: decimalText(paidFor(mines, Math.max(0, gems) + 1)) })
          : t('gem.hidden', { mines, gems: gemTiles - mines })}
      </p>
      <div className={styles.tiles}>
        {tiles.map((tile, place) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a tile is its place
            key={place}
            type="button"
            onKeyDown={keys}
            className={clsx(styles.tile, styles[tile])}
            aria-disabled={!act || tile !== 'closed'}
            aria-label={t(`gem.tiles.${tile}`, { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 })}
            onClick={() => {
              if (tile === 'closed') act?.({ act: 'open', tile: place });
            }}
          >
            <Face tile={tile} />
          </button>
        ))}
      </div>
    </Ground>
  );
}

function Face({ tile }: { tile: Tile }) {
  if (tile === 'gem' || tile === 'left') return <GemFace />;
  return tile === 'closed' ? null : <MineFace />;
}

/** The tiles as they were before the last act. */
function before(round: StageProps['round']): Tile[] {
  if (!round) return tilesOf(undefined);
  const last = round.steps.findLastIndex(({ kind }) => kind === 'open');
  return tilesOf({ ...round, steps: round.steps.slice(0, Math.max(0, last)) });
}
