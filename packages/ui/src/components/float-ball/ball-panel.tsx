import type { ReactNode, RefObject } from 'react';
import { Popover as Base } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { IconClose } from '../../icons/action.tsx';
import { IconButton } from '../button/icon-button.tsx';
import surface from '../popover/surface.module.css';
import styles from './float-ball.module.css';

export interface BallPanelProps {
  /** The ball that it is beside and that gets focus back. */
  ball: RefObject<HTMLElement | null>;
  /** The side of the ball with room. */
  side: 'left' | 'right';
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** The dialog beside a floating ball. Escape, the cross and a press elsewhere close it; the ball's own press is the ball's. */
export function BallPanel({ ball, side, open, onClose, title, closeLabel, children }: BallPanelProps) {
  const isBall = (target: EventTarget | null) => target instanceof Node && ball.current?.contains(target);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        const other = 'relatedTarget' in event ? event.relatedTarget : null;
        const onBall = isBall(event.target) || isBall(other);
        if (!next && !(onBall && (reason === 'outside-press' || reason === 'focus-out'))) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={ball}
          side={side}
          align="start"
          sideOffset={12}
          collisionPadding={12}
          className={surface.positioner}
        >
          <Base.Popup finalFocus={ball} className={clsx(surface.surface, styles.panel)}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label={closeLabel} size="s">
                    <IconClose size={16} />
                  </IconButton>
                }
              />
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
