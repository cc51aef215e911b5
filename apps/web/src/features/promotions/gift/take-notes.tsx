import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import styles from './gift.module.css';

/** Why nothing can be taken here now: a preview, the window, no session, or rules that the member does not meet. */
export function TakeNotes({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  if (activity.isPreview) return <p className={styles.note}>{t('preview')}</p>;
  const { reasons } = activity;
  return (
    <>
      <PhaseReason activity={activity} />
      {!isSignedIn && <LogInToJoin />}
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}
