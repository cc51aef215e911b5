import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Edge in pixels. */
  size?: number;
  /** Label for a spinner on its own; inside a busy button leave it out. */
  label?: string;
}

/** Something is in progress and its length is unknown. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      style={{ width: size, height: size }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
