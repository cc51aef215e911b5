import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Shown before the text. */
  icon?: ReactNode;
  /** Shows a spinner and refuses presses; the button keeps focus and place. */
  loading?: boolean | undefined;
  /** Text while loading; without it the usual text stays. */
  loadingText?: ReactNode;
  disabled?: boolean | undefined;
  /** Why it cannot be pressed now. Disables the button but keeps it focusable, so that everyone can read the reason. */
  disabledReason?: string | undefined;
}

/** A button. Use `buttonClass` for a link that looks like one. */
export function Button({
  variant,
  size,
  wide,
  pill,
  icon,
  loading = false,
  loadingText,
  disabled = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const off = disabled || disabledReason !== undefined;
  const blocked = off || loading;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass(
          { variant, size, wide, pill },
          clsx(off && styles.off, loading && styles.busy),
          className,
        )}
        disabled={disabled && disabledReason === undefined}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={press}
      >
        {loading ? <Spinner size={16} /> : icon}
        {loading && loadingText !== undefined ? loadingText : children}
        {disabledReason !== undefined && (
          <span className={styles.reason} aria-hidden>
            {disabledReason}
          </span>
        )}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
