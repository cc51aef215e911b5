import { decimalText, gemTiles } from '@fairway/fair-games';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { betOf, showingKey } from '../../rounds/shown-round.ts';
import type { StageProps } from '../board.ts';
import { useShowing } from '../use-showing.ts';
import { gemsOf, minesOf, paidFor, tilesOf, type Tile } from './gem-bet.ts';
import { GemCave } from './gem-cave.tsx';
import { GemFace, MineFace } from './gem-faces.tsx';
import styles from './gem.module.css';

/** How long a tile takes to turn, in ms. */
const turning = 420;
/** The part of it at which its face is seen, and at which the others follow when the round is over. */
const seen = 0.5;

/** Twenty-five slabs over gems and mines: each a button while the round waits, each a picture of what lay below once it is turned. */
export function GemStage({ bet, round, onShown, act }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(showingKey(round), turning, onShown);
  const mines = minesOf(round ? betOf(round) : bet);
  const tiles = part < seen ? before(round) : tilesOf(round);
  const gems = part < 1 ? gemsOf(round) - 1 : gemsOf(round);
  const isOpen = round?.status === 'open';
  const left = gemTiles - mines - Math.max(0, gems);
  return (
    <div className={styles.stage}>
      <GemCave />
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
            className={clsx(styles.tile, styles[tile])}
            disabled={!act || tile !== 'closed'}
            aria-label={t(`gem.tiles.${tile}`, { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 })}
            onClick={() => act?.({ act: 'open', tile: place })}
          >
            <Face tile={tile} />
          </button>
        ))}
      </div>
    </div>
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
