import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the main part of the page, which must take focus (`tabIndex={-1}`). */
  target: string;
  children: ReactNode;
}

/** First thing in the page: jumps over the header. Seen only while it has focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
