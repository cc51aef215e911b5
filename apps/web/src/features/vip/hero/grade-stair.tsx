import type { GradeConfig } from '@fairway/contract/vip/schemas.ts';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { BadgePicture } from '../badge-picture.tsx';
import { useLevelName } from '../use-level-name.ts';
import { wholeYuan } from '../yuan.ts';
import styles from './grade-stair.module.css';

interface GradeStairProps {
  grades: readonly GradeConfig[];
  /** The member's level; undefined for a visitor. */
  own: number | undefined;
}

/** Eleven steps: reached ones lit, the own one in gold. */
export function GradeStair({ grades, own }: GradeStairProps) {
  const { t } = useTranslation('vip');
  const nameOf = useLevelName();
  return (
    <ol className={styles.stair} aria-label={t('stair.label')}>
      {grades.map(({ name: level, upgradeDeposit }) => {
        const isOwn = level === own;
        const isPast = own !== undefined && level < own;
        return (
          <li
            key={level}
            className={clsx(styles.step, isOwn && styles.own, isPast && styles.past)}
            aria-current={isOwn ? 'step' : undefined}
          >
            {isOwn && <span className={styles.here}>{t('stair.here')}</span>}
            <BadgePicture level={level} size={isOwn ? 84 : 62} className={styles.badge} />
            <span className={styles.block} style={{ height: 108 + level * 13 + Math.max(0, level - 7) * 4 }}>
              <b>VIP {level}</b>
              <span>{nameOf(level)}</span>
              <span>
                {level === 0 ? t('stair.begin') : t('stair.asks', { amount: wholeYuan(upgradeDeposit) })}
              </span>
              {isPast && (
                <span className={styles.tick}>
                  <IconCheck size={12} />
                  <VisuallyHidden>{t('stair.past')}</VisuallyHidden>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
