import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import styles from './vip-gifts.module.css';

/** Bonuses of levels and rebates: each has its place on the VIP page, where the levels are. */
export function VipLinkAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('vipGifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const isRebate = activity.kind === 'rebate';
  return (
    <Panel title={t(isRebate ? 'rebate.title' : 'act.title')} pad="l" className={styles.act}>
      {isSignedIn ? (
        <>
          <Link to="/app/vip" className={buttonClass({ variant: 'gold', size: 'l', wide: true })}>
            {t(isRebate ? 'rebate.toVip' : 'act.toVip')}
          </Link>
          <p className={styles.note}>{t(isRebate ? 'rebate.auto' : 'act.upgradeNote')}</p>
        </>
      ) : (
        <LogInToJoin />
      )}
      <PhaseReason activity={activity} />
    </Panel>
  );
}
