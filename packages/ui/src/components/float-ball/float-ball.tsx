import { useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Count } from '../badge/count.tsx';
import { BallPanel } from './ball-panel.tsx';
import type { BallPlace, BallStart } from './ball-place.ts';
import styles from './float-ball.module.css';
import { useBallDrag } from './use-ball-drag.ts';

export interface FloatBallProps {
  /** What it shows and what pressing does, in one sentence. */
  label: string;
  /** How it can be moved, read out after the label: "可用方向键移动". */
  moveHint: string;
  /** Undefined until it was moved. */
  place: BallPlace | undefined;
  /** Its position until then. */
  start?: BallStart;
  /** Called when it was moved; keep it, so that it stays there. */
  onPlace: (place: BallPlace) => void;
  /** A press shorter than this, in ms, is a click, whatever it moved; a longer one only moves the ball. */
  clickWithin?: number;
  /** Whether its panel is open. */
  open: boolean;
  /** Called by a click, by Escape and by a press elsewhere. */
  onOpen: (open: boolean) => void;
  /** What the panel is called, and its content. */
  panelTitle: ReactNode;
  panel: ReactNode;
  closeLabel: string;
  /** Edge in pixels. */
  size?: number;
  /** Small red count on the edge. */
  count?: number;
  /** A Ring of the same size with a little text in it. */
  children: ReactNode;
}

/** A ball that floats at a side of the window, with a panel beside it. It drags, snaps to the nearer side, and moves by arrow keys. Offer the same in the panel. */
export function FloatBall(props: FloatBallProps) {
  const { place, start = { right: 100, top: 200 }, onPlace, clickWithin = 350, size = 68, count = 0 } = props;
  const ball = useBallDrag({ place, start, onPlace, size, clickWithin, open: props.open });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-float-ball
        data-tucked={ball.tucked}
        className={clsx(styles.ball, ball.dragging && styles.dragging)}
        style={{ ...ball.at, width: size, height: size }}
        aria-label={`${props.label} ${props.moveHint}`}
        aria-haspopup="dialog"
        aria-expanded={props.open}
        {...ball.handlers}
        onClick={(event) => ball.isClick(event) && props.onOpen(!props.open)}
      >
        {props.children}
        <Count value={count} className={styles.count} />
      </button>
      <BallPanel
        ball={button}
        side={ball.side === 'left' ? 'right' : 'left'}
        open={props.open && !ball.dragging}
        onClose={() => props.onOpen(false)}
        title={props.panelTitle}
        closeLabel={props.closeLabel}
      >
        {props.panel}
      </BallPanel>
    </>
  );
}
