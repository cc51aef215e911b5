import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vip-gifts.module.css';

type Progress = OutputOf<Schemas['checkVipGiftProgress']>['progress'];

/** What a gift asks for against what the member has. */
export function NeedList({ progress }: { progress: Progress }) {
  const { t } = useTranslation('vipGifts');
  return (
    <dl className={styles.needs} aria-label={t('need.title')}>
      {progress.map(({ what, need, have, met }) => (
        <div key={what} data-met={met}>
          <dt>{t(`need.${what}`)}</dt>
          <dd>
            {what === 'day' || what === 'onFile' ? need : t('need.of', { have, need })}
            {met && (
              <span className={styles.met}>
                <IconCheck size={14} />
                {t('need.met')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
