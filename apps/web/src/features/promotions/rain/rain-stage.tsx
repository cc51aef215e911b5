import type { RainSession } from '@fairway/contract/promotions/rain/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { RainCanvas } from './rain-canvas.tsx';
import styles from './rain.module.css';
import { useCatch } from './use-catch.ts';

/** The falling packets with the button that takes the same one; the own packet once it is caught. */
export function RainStage({ activity, current }: { activity: Activity; current: RainSession }) {
  const { t } = useTranslation('rain');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { press, isBusy } = useCatch(activity.no, current.session);
  if (current.own) return <OwnPacket own={current.own} />;
  if (current.state !== 'falling' || activity.paused)
    return (
      <Panel title={t('stage')} pad="l">
        <p className={styles.waits}>{t(`state.${current.state}`)}</p>
      </Panel>
    );
  return (
    <Panel title={t('stage')} pad="l" className={styles.stage}>
      <RainCanvas
        left={current.left}
        isBusy={isBusy || !isSignedIn}
        onCatch={isSignedIn ? press : () => undefined}
      />
      <p className={styles.note}>{t('hint')}</p>
      <Button variant="gold" size="l" wide loading={isBusy} disabled={!isSignedIn} onClick={press}>
        {t('take')}
      </Button>
    </Panel>
  );
}

function OwnPacket({ own: { place, amount } }: { own: NonNullable<RainSession['own']> }) {
  const { t } = useTranslation('rain');
  return (
    <Panel title={t('stage')} pad="l">
      <output className={styles.own}>
        <span>{t('own.caught', { place: place + 1 })}</span>
        <b>{displayAmount(amount, 'CNY')}</b>
        <span className={styles.note}>{t(Number(amount) > 1000 ? 'own.review' : 'own.paid')}</span>
      </output>
    </Panel>
  );
}
