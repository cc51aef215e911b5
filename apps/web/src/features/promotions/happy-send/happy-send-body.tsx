import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useHappySends } from '../api/use-happy-send.ts';
import { GiftState } from '../gift/gift-state.tsx';
import { clockTime } from '../parts/deadline.tsx';
import { RewardTag } from '../rewards/reward-tag.tsx';
import styles from '../gift/gift.module.css';

/** Every gift that was sent to the member, from whichever campaign. */
export function HappySendBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const isWanted = isSignedIn && !activity.isPreview;
  const query = useHappySends(isWanted);
  if (!isWanted) return null;
  return (
    <Panel title={t('happy.list')} pad="l">
      <GiftState
        query={query}
        render={({ list }) =>
          list.length === 0 ? (
            <p className={styles.note}>{t('happy.none')}</p>
          ) : (
            <ul className={styles.records} aria-label={t('happy.list')}>
              {list.map(({ id, title, path, amount, state, at }) => (
                <li key={id}>
                  <span className={styles.record}>
                    <Link to={path}>{title}</Link>
                    <b>{displayAmount(amount, 'CNY')}</b>
                    <RewardTag state={state} />
                  </span>
                  <span className={styles.note}>{clockTime(at)}</span>
                </li>
              ))}
            </ul>
          )
        }
      />
    </Panel>
  );
}
