import styles from './corner-count.module.css';

export interface CornerCountProps {
  /** 0 shows nothing; more than 99 shows 99+. */
  value: number;
  'data-testid'?: string;
}

/** A small red count on the corner of an icon; its element is placed, and says the count in its own label. */
export function CornerCount({ value, ...rest }: CornerCountProps) {
  if (value <= 0) return null;
  return (
    <span className={styles.count} aria-hidden {...rest}>
      {value > 99 ? '99+' : value}
    </span>
  );
}
