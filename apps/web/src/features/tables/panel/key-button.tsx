import { Button, type ButtonProps } from '@fairway/ui/components/button/button.tsx';
import styles from './seat-panel.module.css';

/** An act with its key. A key that is held down presses it once. */
export function KeyButton({ hotkey, children, ...rest }: ButtonProps & { hotkey: string }) {
  return (
    <Button
      size="l"
      {...rest}
      aria-keyshortcuts={hotkey}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {children}
      <kbd className={styles.key} aria-hidden>
        {hotkey}
      </kbd>
    </Button>
  );
}
