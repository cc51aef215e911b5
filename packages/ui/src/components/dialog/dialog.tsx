import type { ReactNode, RefObject } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { IconClose } from '../../icons/action.tsx';
import { IconButton } from '../button/icon-button.tsx';
import overlay from '../overlay/overlay.module.css';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, the cross, and (unless `maskClosable` is false) a press beside it. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** First sentence, read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, left to right; the last one decides. They share the width. */
  actions?: ReactNode;
  /** Label of the close button; without it there is no close button, for a dialog that cannot be dismissed. */
  closeLabel?: string | undefined;
  /** 440, 560, 760 or 960 px wide. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** False where a press beside the dialog must not lose what was typed. */
  maskClosable?: boolean;
  /** Gets focus on opening instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

/** A modal dialog: rises 8 px, keeps focus inside, Escape leaves it, focus returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { size = 's' } = props;
  return (
    <Base.Root
      open={props.open}
      onOpenChange={(open) => props.onOpenChange(open)}
      disablePointerDismissal={props.maskClosable === false}
    >
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={clsx(overlay.viewport, styles.viewport)}>
          <Base.Popup
            className={clsx(overlay.popup, styles.popup, size !== 's' && styles[size], props.className)}
            {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
          >
            <div className={clsx(overlay.head, styles.head)}>
              <Base.Title className={overlay.title}>{props.title}</Base.Title>
              {props.closeLabel !== undefined && (
                <Base.Close
                  render={
                    <IconButton label={props.closeLabel}>
                      <IconClose size={18} />
                    </IconButton>
                  }
                />
              )}
            </div>
            {props.description !== undefined && (
              <Base.Description className={styles.description}>{props.description}</Base.Description>
            )}
            <div className={overlay.body}>{props.children}</div>
            {props.actions !== undefined && (
              <div className={clsx(overlay.foot, styles.foot)}>{props.actions}</div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
