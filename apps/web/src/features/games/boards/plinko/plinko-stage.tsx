import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberIn, textIn } from '../../rounds/shown-round.ts';
import { isWin, roundOfBet } from '../bet-round.ts';
import type { StageProps } from '../board.ts';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { ballAt, pathPoints, rowTime } from './ball-path.ts';
import { plinkoBet, slotsOf } from './plinko-bet.ts';
import { pegRadius, PlinkoPegs, placeOf } from './plinko-pegs.tsx';
import { PlinkoSlots } from './plinko-slots.tsx';
import { PlinkoValley } from './plinko-valley.tsx';
import styles from './plinko.module.css';

/** A ball falls through pegs, and each that it meets is lit, until it lies in a slot. */
export function PlinkoStage({ bet, round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const path = textIn(round?.steps[0], 'path');
  const part = useShowing(round?.id, (path.length + 2) * rowTime, onShown);
  const { risk, rows } = plinkoBet(bet);
  const slots = useMemo(() => slotsOf(plinkoBet({ risk, rows })), [risk, rows]);
  const points = useMemo(() => pathPoints(path), [path]);
  const shown = roundOfBet(bet, round);
  const passed = part * (path.length + 2) - 1;
  const ball = placeOf(rows, ballAt(points, passed));
  const fallen = shown && part === 1 ? numberIn(shown.steps[0], 'slot') : undefined;
  const radius = pegRadius(rows);
  return (
    <Ground Scene={PlinkoValley}>
      <VisuallyHidden>{t('plinko.scene', { rows, slots: slots.join(t('plinko.comma')) })}</VisuallyHidden>
      <div className={styles.field} aria-hidden>
        <svg viewBox="0 0 1360 1000">
          <PlinkoPegs rows={rows} />
        </svg>
        {shown &&
          points.slice(0, -1).map((point, row) => {
            const { x, y } = placeOf(rows, point);
            const size = `${radius * 0.6}cqh`;
            return (
              <i
                key={row}
                className={styles.met}
                style={{
                  width: size,
                  height: size,
                  left: `${x / 10}cqh`,
                  top: `${y / 10}cqh`,
                  opacity: litAt(passed - row),
                }}
              />
            );
          })}
        <PlinkoSlots slots={slots} fallen={fallen} won={shown !== undefined && isWin(shown)} />
        {shown && (
          <i
            className={styles.ball}
            style={{
              width: `${radius * 0.42}cqh`,
              height: `${radius * 0.42}cqh`,
              transform: `translate(${ball.x / 10}cqh, ${ball.y / 10 - radius * 0.21}cqh) translate(-50%, -50%)`,
            }}
          />
        )}
      </div>
    </Ground>
  );
}

/** How brightly a peg is lit, so many rows after the ball met it: it fades, and a trace stays. */
function litAt(rowsSince: number): number {
  return rowsSince < 0 ? 0 : Math.max(0.55, 1 - rowsSince / 4);
}
