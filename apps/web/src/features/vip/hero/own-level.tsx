import type { OwnVip } from '@fairway/contract/vip/member-schemas.ts';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../members/api/use-profile.ts';
import { BadgePicture } from '../badge-picture.tsx';
import { useLevelName } from '../use-level-name.ts';
import { yuan } from '../yuan.ts';
import styles from './vip-hero.module.css';

/** Who this is, at which level, and what keeps it. */
export function OwnLevel({ vip }: { vip: OwnVip }) {
  const { t } = useTranslation('vip');
  const { data: profile } = useProfile();
  const levelName = useLevelName();
  const { level, benefitLevel, relegateDate, quarterPlay, playToKeep } = vip;
  const missing = Math.max(0, playToKeep - quarterPlay);
  return (
    <div className={styles.own}>
      <BadgePicture level={level} size={132} />
      <div>
        <h1>{profile?.nickName ?? t('title')}</h1>
        <p className={styles.level}>
          {t('own.level', { level, name: levelName(level) })}
          {'　'}
          {vip.memberGradeConfigList[level + 1]
            ? t('own.next', { name: levelName(level + 1) })
            : t('own.top')}
        </p>
        {benefitLevel < level && <p className={styles.keep}>{t('own.review', { level: benefitLevel })}</p>}
        <p className={styles.keep}>
          {relegateDate === null
            ? t('own.safe')
            : t('own.keep', { date: relegateDate, missing: yuan(missing) })}
        </p>
      </div>
    </div>
  );
}
