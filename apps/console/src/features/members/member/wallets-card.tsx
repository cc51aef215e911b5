import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { Card, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PickCard, PickNote } from '../../../lib/components/pick-card.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useMemberBalances } from '../api/use-member-case.ts';
import { useVenueNames } from '../api/use-venue-names.ts';
import { accountTitle } from './account-title.ts';
import { LedgerCard } from './ledger-card.tsx';
import styles from './wallets-card.module.css';

interface WalletsCardProps {
  memberId: string;
  /** The account whose lines are shown; the first one when the address names none. */
  account: string | undefined;
  onChoose: (account: string) => void;
}

/** Every balance as a button; the lines that sum to the chosen one are below. */
export function WalletsCard({ memberId, account, onChoose }: WalletsCardProps) {
  const { t } = useTranslation('members');
  const { isAllowed, data, error, refetch } = useMemberBalances(memberId);
  const venues = useVenueNames();
  const mayCorrect = usePermission('wallet.propose');
  if (!isAllowed) return <Typography.Text type="secondary">{t('wallet.forbidden')}</Typography.Text>;
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 8 }} />
      </Card>
    );
  }
  if (data.accounts.length === 0) {
    return (
      <Card>
        <EmptyState title={t('wallet.empty')} text={t('wallet.emptyHint')} />
      </Card>
    );
  }
  const chosen = data.accounts.find((each) => each.account === account) ?? data.accounts[0];
  return (
    <Flex vertical gap={16}>
      {mayCorrect && (
        <Link to="/console/corrections" search={{ member: memberId }}>
          {t('wallet.correct')}
        </Link>
      )}
      <ul className={styles['accounts']} aria-label={t('wallet.label')}>
        {data.accounts.map((each) => (
          <li key={each.account}>
            <PickCard isChosen={each === chosen} onChoose={() => onChoose(each.account)}>
              <span>{accountTitle(each, venues)}</span>
              <span className={styles['balance']}>
                <Amount amount={each.balance} currency={each.currency} strong />
              </span>
              <PickNote>{t('wallet.lines', { count: each.lines })}</PickNote>
            </PickCard>
          </li>
        ))}
      </ul>
      {chosen && <LedgerCard key={chosen.account} memberId={memberId} account={chosen} />}
    </Flex>
  );
}
