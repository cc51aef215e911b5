import { dragClickThresholdMs } from '@fairway/contract/site/shell.ts';
import { FloatBall } from '@fairway/ui/components/float-ball/float-ball.tsx';
import { Ring, type RingProps } from '@fairway/ui/components/progress/ring.tsx';
import type { IconProps } from '@fairway/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { BallPlaceMenu } from './ball-place-menu.tsx';
import { ballSize, ballStarts } from './ball-look.ts';
import { useOrderBalls, type BallKind } from './order-ball-store.ts';
import { useBallPlace } from './use-ball-place.ts';
import { useTimeLeft } from './use-time-left.ts';
import styles from './order-ball.module.css';

export interface OrderBallProps {
  kind: BallKind;
  /** A short label of the state. */
  state: string;
  icon: (props: IconProps) => ReactNode;
  tone: NonNullable<RingProps['tone']>;
  /** When this stage ends, and how long it is in all, in seconds. */
  expireTime: string;
  orderTimeOut: number;
  /** Whether the time left is on the ball. */
  counts: boolean;
  /** Orders that the ball represents. */
  count: number;
  /** What the panel says and offers. */
  panel: ReactNode;
}

/** One order ball: colour, icon and text show the state, the ring is the time left, the number how many orders. */
export function OrderBall(props: OrderBallProps) {
  const { t } = useTranslation('cashier');
  const { kind, state, icon: Icon, expireTime, count } = props;
  const open = useOrderBalls((store) => store.open === kind);
  const setOpen = useOrderBalls((store) => store.setOpen);
  const place = useBallPlace(kind);
  const moveTo = useOrderBalls((store) => store.moveTo);
  const left = useTimeLeft(expireTime);
  const label = t('ball.label', { kind: t(`ball.${kind}`), state, count });
  const deadline =
    props.counts && left.ms > 0 ? t('ball.until', { time: formatTime(expireTime, 'clock') }) : '';
  return (
    <FloatBall
      label={`${label}${deadline}`}
      moveHint={t('ball.move')}
      place={place}
      start={ballStarts[kind]}
      onPlace={(next) => moveTo(kind, next)}
      clickWithin={dragClickThresholdMs}
      open={open}
      onOpen={(next) => setOpen(next ? kind : undefined)}
      panelTitle={t(`ball.${kind}`)}
      closeLabel={t('close')}
      size={ballSize}
      count={count}
      panel={
        <>
          {props.panel}
          <BallPlaceMenu kind={kind} part={place?.part} />
        </>
      }
    >
      <Ring
        part={left.ms / (props.orderTimeOut * 1000)}
        tone={props.counts && left.ms <= 60_000 ? 'danger' : props.tone}
        size={ballSize}
      >
        <span className={styles.face} data-testid={`${kind}-ball`}>
          <Icon size={16} className={styles[props.tone]} />
          <span className={styles.state}>{state}</span>
          {props.counts && <span className={styles.left}>{left.text}</span>}
        </span>
      </Ring>
    </FloatBall>
  );
}
