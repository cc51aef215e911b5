import { clsx } from 'clsx';
import styles from './badge.module.css';

export interface CountProps {
  /** 0 and less show nothing; more than 99 shows 99+. */
  value: number;
  /** Azure instead of red: a number of things, not of news. */
  calm?: boolean;
  className?: string | undefined;
}

/** A small count. Say what is counted in the text beside it. */
export function Count({ value, calm, className }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={clsx(styles.count, calm && styles.calm, className)}>{value > 99 ? '99+' : value}</span>
  );
}
