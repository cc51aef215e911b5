import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useSession } from '../../../lib/session-store.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { useInvite } from '../api/use-invite.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import styles from './invite.module.css';

/** The own code and link to give away, and how many came with it. */
export function InviteAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return (
    <Panel title={t('invite.title')} pad="l" className={styles.act}>
      {activity.isPreview && <p className={styles.note}>{t('invite.preview')}</p>}
      {!activity.isPreview && (isSignedIn ? <OwnCode /> : <LogInToJoin />)}
      <PhaseReason activity={activity} />
    </Panel>
  );
}

function OwnCode() {
  const { t } = useTranslation('promotions');
  const copy = useCopyLabels();
  const invite = useInvite(true);
  if (invite.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={140} radius="var(--r-md)" />
      </Loading>
    );
  if (!invite.data) return <FaultPanel plain title={t('fault')} fault={invite.error} retry={invite} />;
  const { code, link, invited, qualified } = invite.data;
  const shown = [
    { name: t('invite.code'), value: code },
    { name: t('invite.link'), value: new URL(link, location.origin).href },
  ];
  return (
    <>
      <dl className={styles.code}>
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{value}</span>
              <CopyButton
                bare
                value={value}
                copied={copy.copied}
                failed={copy.failed}
                label={copy.copyOf(name)}
              >
                {copy.copy}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.counts}>
        <div>
          <dt>{t('invite.invited')}</dt>
          <dd>{invited}</dd>
        </div>
        <div>
          <dt>{t('invite.qualified')}</dt>
          <dd>{qualified}</dd>
        </div>
      </dl>
    </>
  );
}
