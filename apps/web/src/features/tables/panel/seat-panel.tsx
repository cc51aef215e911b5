import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useLeaveSeat, useSitOut } from '../api/use-seat-acts.ts';
import type { TableDetails } from '../api/shapes.ts';
import { ActPanel } from './act-panel.tsx';
import { BuyIn } from './buy-in.tsx';
import styles from './seat-panel.module.css';

/** What a visitor, a member without a seat and one with a seat may do at the table. */
export function SeatPanel({ details }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  if (!signedIn)
    return (
      <div className={styles.panel}>
        <p>{t('panel.visitor')}</p>
        <a className={buttonClass({ size: 'l' })} href={loginHref(here)}>
          {t('panel.login')}
        </a>
      </div>
    );
  if (!details.own) return <BuyIn details={details} />;
  return (
    <div className={styles.panel}>
      <ActPanel details={details} own={details.own} />
      <SeatActs details={details} />
    </div>
  );
}

function SeatActs({ details }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  const { table } = details.summary;
  const leaving = useLeaveSeat(table);
  const pausing = useSitOut(table);
  const own = details.seats.find(({ seat }) => seat === details.own?.seat);
  const isOut = own?.state === 'sittingOut';
  const isLeaving = own?.state === 'leaving';
  return (
    <div className={styles.acts}>
      <p className={styles.quiet}>
        {t('panel.bank', { seconds: Math.ceil((details.own?.bank ?? 0) / 1000) })}
      </p>
      <Button
        variant="quiet"
        size="s"
        loading={pausing.isPending}
        disabled={isLeaving}
        onClick={() => pausing.mutate(!isOut)}
      >
        {t(isOut ? 'panel.back' : 'panel.out')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        loading={leaving.isPending}
        disabled={isLeaving}
        onClick={() => leaving.mutate()}
      >
        {t(isLeaving ? 'panel.leaving' : 'panel.leave')}
      </Button>
    </div>
  );
}
