import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Disclosure } from '@fairway/ui/components/disclosure/disclosure.tsx';
import { useLocation } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { TableDetails } from '../api/shapes.ts';
import { tableViews } from '../table/table-views.ts';
import { BuyIn } from './buy-in.tsx';
import { SeatActs } from './seat-acts.tsx';
import { TopUp } from './top-up.tsx';
import styles from './seat-panel.module.css';

export interface SeatPanelProps {
  details: TableDetails;
  /** Where free seats lead to. */
  buyIn: RefObject<HTMLFormElement | null>;
}

/** What a visitor, a member without a seat and one with a seat may do at the table. */
export function SeatPanel({ details, buyIn }: SeatPanelProps) {
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
  const { Acts } = tableViews[details.summary.game];
  if (!details.own) return <BuyIn details={details} form={buyIn} />;
  return (
    <div className={styles.panel}>
      <Acts details={details} />
      <div className={styles.below}>
        <SeatActs details={details} />
        <Disclosure title={t('topUp.title')} defaultOpen={false}>
          <TopUp summary={details.summary} />
        </Disclosure>
      </div>
    </div>
  );
}
