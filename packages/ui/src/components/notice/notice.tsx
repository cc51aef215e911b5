import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconCheck } from '../../icons/action.tsx';
import { IconAlert, IconBolt, IconInfo } from '../../icons/state.tsx';
import styles from './notice.module.css';

const icons = { info: IconInfo, warning: IconAlert, gold: IconBolt, danger: IconAlert, ok: IconCheck };

export interface NoticeProps {
  /** `warning` waits, `gold` is about money or rank, `danger` failed, `ok` is done. */
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** At the right end: a tag, a link, a button. */
  end?: ReactNode;
  /** Instead of the icon of the tone; null for none. */
  icon?: ReactNode;
  /** `status` reads it out when it appears, `alert` at once. Leave it out for what is there from the start. */
  role?: 'status' | 'alert';
  className?: string | undefined;
}

/** Something to know before going on: raised ground, an edge of three pixels, a thin outline. */
export function Notice({ tone = 'info', title, children, end, icon, role, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={role}
      className={clsx(styles.notice, styles[tone], title === undefined && styles.line, className)}
    >
      {icon === undefined ? <Icon size={18} /> : icon}
      <div className={styles.label}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && (
          <div className={clsx(styles.text, title === undefined && styles.alone)}>{children}</div>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
