import { Button } from '@fairway/ui/components/button/button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconKey } from '@fairway/ui/icons/state.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayoutMethods } from '../api/payout-methods/use-payout-methods.ts';
import { useWithdrawalTerms } from '../api/withdrawals/use-withdrawal-terms.ts';
import columns from '../../../lib/pages/columns.module.css';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { MethodsPanel } from './methods-panel.tsx';
import { PasswordNotice } from '../withdraw-password/password-notice.tsx';
import { SetPasswordDialog } from '../withdraw-password/set-password-dialog.tsx';

/** Where withdrawals are paid to: bank cards, e-wallets and USDT addresses, and the password that guards them. */
export function BanksPage() {
  const { t } = useTranslation('cashier');
  const methods = usePayoutMethods();
  const terms = useWithdrawalTerms();
  const [sets, setSets] = useState(false);
  const isSet = terms.data?.password.isSet;
  const fault = methods.error ?? terms.error;
  const ready = methods.data !== undefined && terms.data !== undefined;
  return (
    <>
      <PageHead
        title={t('methods.title')}
        end={
          isSet && (
            <Button variant="quiet" size="s" icon={<IconKey size={16} />} onClick={() => setSets(true)}>
              {t('password.change')}
            </Button>
          )
        }
      />
      {!ready && fault && (
        <FaultPanel
          title={t('methods.fault')}
          fault={fault}
          retry={{
            isFetching: methods.isFetching || terms.isFetching,
            refetch: () => Promise.all([methods.refetch(), terms.refetch()]),
          }}
        />
      )}
      {!ready && !fault && (
        <Loading label={t('methods.loading')} className={columns.stack}>
          <Skeleton height={208} radius="var(--r-lg)" />
          <Skeleton height={208} radius="var(--r-lg)" />
        </Loading>
      )}
      {ready && (
        <div className={columns.stack}>
          {isSet === false && <PasswordNotice onSet={() => setSets(true)} />}
          <MethodsPanel kind="bankCard" list={methods.data} terms={terms.data} />
          <MethodsPanel kind="ewallet" list={methods.data} terms={terms.data} />
          <MethodsPanel kind="usdtAddress" list={methods.data} terms={terms.data} />
        </div>
      )}
      <SetPasswordDialog open={sets} onClose={() => setSets(false)} isSet={isSet === true} />
    </>
  );
}
