import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Edge in pixels. */
  size?: number;
  /** Words for a spinner that stands alone; inside a busy button leave it out. */
  label?: string;
}

/** Something is under way and its length is unknown. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      style={{ width: size, height: size }}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
