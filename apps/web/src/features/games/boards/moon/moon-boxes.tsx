import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { StageProps } from '../board.ts';
import { gridKeys } from '../grid-keys.ts';
import { BoxFace, FoxFace, OpenBoxFace } from './art/box-faces.tsx';
import type { MoonRound } from './moon-round.ts';
import styles from './moon.module.css';

export interface MoonBoxesProps {
  moon: MoonRound;
  act: StageProps['act'];
}

const keys = gridKeys(3);

/**
 * Nine boxes over the reels, each opens while the round waits; one that does not keeps the focus, so that keys go on from it. Those left closed are
 * shown faintly once the fox is found.
 */
export function MoonBoxes({ moon, act }: MoonBoxesProps) {
  const { t } = useTranslation('games');
  return (
    <fieldset className={styles.boxes} aria-label={t('moon.boxes')}>
      {moon.boxes.map(({ state, units }, box) => {
        const holds = state === 'closed' ? 'closed' : units > 0 ? 'prize' : 'fox';
        const multiplier = moon.timesOf(units);
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={box}
            type="button"
            onKeyDown={keys}
            className={clsx(styles.box, styles[state])}
            aria-disabled={!act || state !== 'closed'}
            aria-label={t(`moon.box.${state === 'left' ? 'left' : 'open'}.${holds}`, {
              box: box + 1,
              multiplier,
            })}
            onClick={() => {
              if (state === 'closed') act?.({ act: 'open', box });
            }}
          >
            {holds === 'closed' ? <BoxFace /> : holds === 'fox' ? <FoxFace /> : <OpenBoxFace />}
            {holds === 'prize' && <b aria-hidden>×{multiplier}</b>}
          </button>
        );
      })}
    </fieldset>
  );
}
