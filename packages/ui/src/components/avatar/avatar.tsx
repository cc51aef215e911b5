import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Portrait } from '../../art/portrait/portrait.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Decides the drawn portrait; the text beside the avatar say who it is. */
  name: string;
  /** Address of an uploaded picture; without it the portrait is drawn. */
  src?: string | undefined;
  /** Edge in pixels. */
  size?: number;
  /** Gold for a member, red for a host on air. */
  ring?: 'gold' | 'live' | undefined;
  /** On the lower right edge, for instance a VIP badge of 60 % of the size. */
  badge?: ReactNode;
  className?: string | undefined;
}

/** A round portrait. Decorative. */
export function Avatar({ name, src, size = 40, ring, badge, className }: AvatarProps) {
  return (
    <span
      className={clsx(styles.avatar, ring && styles[ring], className)}
      style={{ width: size, height: size }}
    >
      <span className={styles.face}>
        {src === undefined ? (
          <Portrait name={name} />
        ) : (
          <img src={src} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
