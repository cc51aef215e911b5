import { lazy } from 'react';
import { Optional } from '../../../lib/faults/optional.tsx';
import { uploadedAvatar } from '../../../lib/pictures/uploaded-avatar.ts';
import styles from './avatar.module.css';

const Portrait = lazy(async () => ({
  default: (await import('@fairway/ui/art/portrait/portrait.tsx')).Portrait,
}));

const VipBadge = lazy(async () => ({
  default: (await import('@fairway/ui/art/badge/vip-badge.tsx')).VipBadge,
}));

export interface AvatarProps {
  /** What the portrait is drawn from, or an uploaded picture's address. */
  seed: string;
  size: number;
  /** VIP level, as a badge on the frame. */
  level?: number | undefined;
}

/** A member's picture or drawn portrait in a round frame. Decorative: name and level are beside it. */
export function Avatar({ seed, size, level }: AvatarProps) {
  const picture = uploadedAvatar(seed);
  return (
    <span className={styles.place} style={{ width: size, height: size }}>
      <span className={styles.avatar}>
        {picture !== undefined && <img src={picture} alt="" width={size} height={size} decoding="async" />}
        {seed && picture === undefined && (
          <Optional>
            <Portrait name={seed} />
          </Optional>
        )}
      </span>
      {level !== undefined && (
        <Optional>
          <VipBadge level={level} size={Math.round(size / 2)} className={styles.badge} />
        </Optional>
      )}
    </span>
  );
}
