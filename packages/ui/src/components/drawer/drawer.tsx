import type { ReactNode } from 'react';
import { Drawer as Base } from '@base-ui/react/drawer';
import { clsx } from 'clsx';
import { IconClose } from '../../icons/action.tsx';
import { IconButton } from '../button/icon-button.tsx';
import overlay from '../overlay/overlay.module.css';
import styles from './drawer.module.css';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; they share the width. */
  actions?: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** 560 instead of 420 px. */
  wide?: boolean;
}

/** A panel from the right edge, as tall as the window. Modal like a dialog. */
export function Drawer({ open, onOpenChange, title, children, actions, closeLabel, wide }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="right">
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={clsx(overlay.viewport, styles.viewport)}>
          <Base.Popup className={clsx(overlay.popup, styles.popup, wide && styles.wide)}>
            <div className={clsx(overlay.head, styles.head)}>
              <Base.Title className={overlay.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label={closeLabel}>
                    <IconClose size={18} />
                  </IconButton>
                }
              />
            </div>
            <Base.Content className={clsx(overlay.body, styles.body)}>{children}</Base.Content>
            {actions !== undefined && <div className={clsx(overlay.foot, styles.foot)}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
