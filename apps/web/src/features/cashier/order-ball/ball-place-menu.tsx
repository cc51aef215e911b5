import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { ballStarts, hideFor } from './ball-look.ts';
import { useOrderBalls, type BallKind } from './order-ball-store.ts';
import styles from './order-ball.module.css';

export interface BallPlaceMenuProps {
  kind: BallKind;
  /** How far down the ball rests; undefined while it is where it started. */
  part: number | undefined;
}

/** What dragging does, as buttons: to the left, to the right, away for ten minutes. */
export function BallPlaceMenu({ kind, part }: BallPlaceMenuProps) {
  const { t } = useTranslation('cashier');
  const moveTo = useOrderBalls((store) => store.moveTo);
  const setOpen = useOrderBalls((store) => store.setOpen);
  const hideUntil = useOrderBalls((store) => store.hideUntil);
  const height = part ?? ballStarts[kind].top / Math.max(1, innerHeight);
  return (
    <fieldset className={styles.menu} aria-label={t('ball.place')}>
      <Button variant="text" size="s" onClick={() => moveTo(kind, { side: 'left', part: height })}>
        {t('ball.toLeft')}
      </Button>
      <Button variant="text" size="s" onClick={() => moveTo(kind, { side: 'right', part: height })}>
        {t('ball.toRight')}
      </Button>
      <Button
        variant="text"
        size="s"
        onClick={() => {
          setOpen(undefined);
          hideUntil(serverClock.now() + hideFor);
          // The ball that focus would return to is gone; the page's content takes it.
          document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
        }}
      >
        {t('ball.hide')}
      </Button>
    </fieldset>
  );
}
