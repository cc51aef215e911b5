import type { ReactElement, ReactNode } from 'react';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { clsx } from 'clsx';
import styles from '../popover/surface.module.css';

export interface TooltipProps {
  /** Text in the bubble; it only repeats or explains, nothing to press. */
  text: ReactNode;
  /** A control that can take focus. */
  children: ReactElement<Record<string, unknown>>;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds of hovering before it shows; focus shows it at once. */
  delay?: number;
}

/** A bubble for a control, on hover and on focus; Escape hides it. */
export function Tooltip({ text, children, side = 'top', delay = 300 }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={delay} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Base.Popup className={clsx(styles.surface, styles.tip)}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
