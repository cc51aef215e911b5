import { Ring } from '@fairway/ui/components/progress/ring.tsx';
import { ballAt, startAt } from '@fairway/ui/components/float-ball/ball-place.ts';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDepositOrder } from '../api/deposits/use-deposit-order.ts';
import { useWithdrawal } from '../api/withdrawals/use-withdrawal.ts';
import { ballSize, ballStarts } from './ball-look.ts';
import type { BallKind } from './order-ball-store.ts';
import { useBallPlace } from './use-ball-place.ts';
import styles from './order-ball.module.css';

/** How long a completed order's check stays before it leaves, in ms. */
const stay = 3_000;

interface FarewellProps {
  billNo: string;
  onGone: () => void;
}

/** A credited deposit leaves as a check; one that ended otherwise leaves at once. */
export function DepositFarewell({ billNo, onGone }: FarewellProps) {
  const order = useDepositOrder(billNo);
  const outcome = order.data?.endedAt == null ? undefined : order.data.status === 'settled';
  return <Farewell kind="deposit" completed={outcome} failed={order.isError} onGone={onGone} />;
}

/** A completed withdrawal leaves as a check; one that ended otherwise leaves at once. */
export function WithdrawalFarewell({ billNo, onGone }: FarewellProps) {
  const order = useWithdrawal(billNo);
  const outcome = order.data?.record.endedAt == null ? undefined : order.data.status === 'completed';
  return <Farewell kind="withdrawal" completed={outcome} failed={order.isError} onGone={onGone} />;
}

function Farewell(props: {
  kind: BallKind;
  /** Undefined while the end is being asked for. */
  completed: boolean | undefined;
  failed: boolean;
  onGone: () => void;
}) {
  const { t } = useTranslation('cashier');
  const { kind, completed, failed, onGone } = props;
  const place = useBallPlace(kind);
  const over = completed === false || failed;
  useEffect(() => {
    if (over) onGone();
    if (completed !== true) return undefined;
    const timer = setTimeout(onGone, stay);
    return () => clearTimeout(timer);
  }, [completed, over, onGone]);
  if (completed !== true) return null;
  const room = { width: innerWidth, height: innerHeight, size: ballSize, header: 72 };
  return (
    <output
      className={styles.farewell}
      style={place ? ballAt(place, room) : startAt(ballStarts[kind], room)}
      aria-label={`${t(`ball.${kind}`)} ${t('ball.done')}`}
      data-testid={`${kind}-ball-done`}
    >
      <Ring part={1} tone="ok" size={ballSize}>
        <IconCheck size={28} className={styles.check} />
      </Ring>
    </output>
  );
}
