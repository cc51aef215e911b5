import type { ReactElement, ReactNode, RefObject } from 'react';
import { Popover as Base } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import styles from './surface.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Heading and name of the panel. */
  title?: ReactNode;
  /** Name for readers where there is no heading. */
  label?: string;
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  /** Controlled state, where something else closes it too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What gets the focus; the first that can take it where nothing is said. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

/** A small panel beside its button. Escape and a press elsewhere close it; focus goes in and comes back. */
export function Popover({
  trigger,
  title,
  label,
  children,
  side = 'bottom',
  align = 'start',
  initialFocus,
  className,
  ...state
}: PopoverProps) {
  const controlled = {
    ...(state.open === undefined ? {} : { open: state.open }),
    ...(state.onOpenChange === undefined
      ? {}
      : { onOpenChange: (open: boolean) => state.onOpenChange?.(open) }),
  };
  return (
    <Base.Root {...controlled}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Base.Popup
            aria-label={label}
            initialFocus={initialFocus}
            className={clsx(styles.surface, styles.padded, className)}
          >
            {title !== undefined && <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
