import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { language } from '../../../lib/i18n.ts';
import { useFissile } from '../api/use-fissile.ts';
import styles from './fissile.module.css';

/** Friends who registered for the packet, with what is missing of each; nothing before it is opened. */
export function FissileFriends({ activity }: { activity: Activity }) {
  const { t } = useTranslation('fissile');
  const { data } = useFissile(activity.no, !activity.isPreview);
  const listed = new Intl.ListFormat(language());
  if (!data?.packet) return null;
  const { friends } = data.packet;
  return (
    <Panel title={t('friends')} pad="l">
      {friends.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul className={styles.friends} aria-label={t('friends')}>
          {friends.map(({ name, missing, share }, index) => (
            <li key={`${index} ${name}`}>
              <b>{name}</b>
              <span className={missing.length === 0 ? styles.complete : styles.note}>
                {missing.length === 0
                  ? t('complete')
                  : t('missing', { what: listed.format(missing.map((each) => t(`need.${each}`))) })}
              </span>
              <span>{share !== null && displayAmount(share, 'CNY')}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
