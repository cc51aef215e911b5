import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVenues } from '../api/use-venues.ts';
import { useWalletBalance } from '../api/use-wallet-balance.ts';
import { CoinsCard } from '../coins/coins-card.tsx';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { ExplainDialog } from './explain/explain-dialog.tsx';
import type { NamedBalance } from './named-balance.ts';
import { FundsCard } from './funds/funds-card.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { PlacesPanel } from './places/places-panel.tsx';
import { WalletHelp } from './wallet-help.tsx';
import { YebCard } from '../yeb/yeb-card.tsx';
import styles from './my-wallet-page.module.css';

/** Where the member's money is: the total in its parts, every place with its balance, and why each number is what it is. */
export function MyWalletPage() {
  const { t } = useTranslation('wallet');
  const balance = useWalletBalance();
  const venues = useVenues();
  const [explained, setExplained] = useState<NamedBalance>();
  const fault = balance.error ?? venues.error;
  return (
    <>
      <PageHead
        title={t('myWallet.title')}
        end={
          <PageLink to="/app/myCenter/records" className={buttonClass({ variant: 'text', size: 's' })}>
            <IconHistory size={16} />
            {t('records.title')}
          </PageLink>
        }
      />
      {balance.data && venues.data ? (
        <div className={styles.stack}>
          <FundsCard balance={balance.data} />
          <div className={styles.wallets}>
            {(['CNY', 'USDT'] as const).map((currency) => (
              <PlacesPanel
                key={currency}
                currency={currency}
                balance={balance.data}
                venues={venues.data.venues}
                onExplain={setExplained}
              />
            ))}
          </div>
          <YebCard />
          <CoinsCard />
          <HistoryPanel />
          <HoldsPanel balance={balance.data} />
          <WalletHelp />
          <ExplainDialog explained={explained} onClose={() => setExplained(undefined)} />
        </div>
      ) : fault ? (
        <FaultPanel
          title={t('myWallet.fault')}
          fault={fault}
          retry={{
            refetch: () => Promise.all([balance.refetch(), venues.refetch()]),
            isFetching: balance.isFetching || venues.isFetching,
          }}
        />
      ) : (
        <Loading label={t('myWallet.loading')} className={styles.stack}>
          <Skeleton height={196} radius="var(--r-lg)" />
          <div className={styles.wallets}>
            <Skeleton height={312} radius="var(--r-lg)" />
            <Skeleton height={312} radius="var(--r-lg)" />
          </div>
        </Loading>
      )}
    </>
  );
}
