import { BrandMark } from './brand-mark.tsx';
import styles from './brand.module.css';

export interface BrandProps {
  /** The name beside the mark. */
  name: string;
  /** Edge of the mark in pixels. */
  size?: number;
}

/** Mark and name in one line. */
export function Brand({ name, size = 34 }: BrandProps) {
  return (
    <span className={styles.brand}>
      <BrandMark size={size} />
      {name}
    </span>
  );
}
