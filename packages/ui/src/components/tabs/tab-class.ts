import { clsx } from 'clsx';
import styles from './tabs.module.css';

/** The row of a navigation whose links look like tabs. */
export const tabListClass = styles.list;

/** A link that looks like a tab; `active` marks the page one is on (say `aria-current="page"` too). */
export const tabClass = (active: boolean) => clsx(styles.tab, active && styles.active);
