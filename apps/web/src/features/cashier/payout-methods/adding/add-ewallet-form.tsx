import { withdrawalNames, type WithdrawalName } from '@fairway/contract/withdrawals/types.ts';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddEwalletAddress } from '../../api/payout-methods/use-add-ewallet-address.ts';
import { enumLabel } from '../../labels/enum-label.ts';
import { ewallets, type Ewallet } from './ewallets.ts';
import { BindForm } from './bind-form.tsx';
import { useBinding } from './use-binding.ts';
import styles from '../../parts/dialog-form.module.css';

const fields = ['account', 'withdrawPassword'] as const;
const blank = { account: '', label: '', withdrawPassword: '' };

export interface AddEwalletFormProps {
  onClose: () => void;
  /** E-wallets that are paid to now. */
  open: readonly WithdrawalName[];
}

/** The e-wallet first, then its account, a name, and the withdraw password. */
export function AddEwalletForm({ onClose, open }: AddEwalletFormProps) {
  const { t } = useTranslation('cashier');
  const [wallet, setWallet] = useState<Ewallet | undefined>(ewallets.find((one) => open.includes(one)));
  const { draft, change, faults, submit, sending } = useBinding({
    blank,
    fields,
    add: useAddEwalletAddress(),
    onBound: onClose,
  });
  const send = () => {
    if (wallet === undefined) return;
    const account = draft.account.trim();
    submit(
      { ...draft, wallet, account, label: draft.label.trim() },
      account === '' ? { account: t('methods.accountMissing') } : {},
    );
  };
  return (
    <BindForm
      draft={draft}
      onChange={change}
      passwordFault={faults.withdrawPassword}
      sending={sending}
      blocked={wallet === undefined ? t('withdrawal.methodClosed') : undefined}
      onSubmit={send}
    >
      <fieldset className={styles.row} aria-label={t('methods.ewallet')}>
        {ewallets.map((one) => (
          <ChoiceCard
            key={one}
            name="ewallet"
            checked={one === wallet}
            onChoose={() => {
              setWallet(one);
              change({});
            }}
            title={enumLabel(withdrawalNames, one)}
            closedReason={open.includes(one) ? undefined : t('withdrawal.methodClosed')}
          />
        ))}
      </fieldset>
      <Field
        label={t('methods.account')}
        hint={wallet && t(`methods.accountHints.${wallet}`)}
        error={faults.account}
        required
      >
        <Input
          value={draft.account}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => change({ account: event.target.value })}
        />
      </Field>
    </BindForm>
  );
}
