import { readCardNumber } from '@fairway/contract/payout-methods/card-number.ts';
import { readRealName } from '@fairway/contract/members/names.ts';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useTranslation } from 'react-i18next';
import { useAddBankCard } from '../../api/payout-methods/use-add-bank-card.ts';
import { useBanks } from '../../api/payout-methods/use-banks.ts';
import { BindForm } from './bind-form.tsx';
import { bankLabel } from '../../labels/bank-label.ts';
import { useBinding } from './use-binding.ts';

const fields = ['cardNumber', 'bank', 'holderName', 'withdrawPassword'] as const;
const blank = { cardNumber: '', bankCode: '', branch: '', holderName: '', withdrawPassword: '' };

/** The fields of a bank card, and the withdraw password. */
export function AddCardForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const banks = useBanks();
  const { draft, change, faults, submit, sending } = useBinding({
    blank,
    fields,
    add: useAddBankCard(),
    onBound: onClose,
  });
  const send = () =>
    submit(
      { ...draft, holderName: draft.holderName.trim(), branch: draft.branch.trim() },
      {
        ...(readCardNumber(draft.cardNumber) ? {} : { cardNumber: t('methods.cardWrong') }),
        ...(draft.bankCode === '' ? { bank: t('methods.bankMissing') } : {}),
        ...(readRealName(draft.holderName) ? {} : { holderName: t('methods.holderMissing') }),
      },
    );
  return (
    <BindForm
      draft={draft}
      onChange={change}
      passwordFault={faults.withdrawPassword}
      sending={sending}
      onSubmit={send}
    >
      <Field label={t('methods.holder')} hint={t('methods.holderHint')} error={faults.holderName} required>
        <Input
          value={draft.holderName}
          maxLength={40}
          autoComplete="cc-name"
          onChange={(event) => change({ holderName: event.target.value })}
        />
      </Field>
      <Field label={t('methods.bank')} error={faults.bank} required>
        <Select
          value={draft.bankCode === '' ? null : draft.bankCode}
          placeholder={t('methods.bankChoose')}
          onChange={(bankCode) => change({ bankCode })}
          options={(banks.data ?? []).map((bank) => ({ value: bank.bankCode, label: bankLabel(bank) }))}
        />
      </Field>
      <Field label={t('methods.cardNumber')} error={faults.cardNumber} required>
        <Input
          value={draft.cardNumber}
          inputMode="numeric"
          maxLength={23}
          autoComplete="cc-number"
          onChange={(event) => change({ cardNumber: event.target.value })}
        />
      </Field>
      <Field label={t('methods.branch')} hint={t('methods.branchHint')}>
        <Input
          value={draft.branch}
          maxLength={60}
          onChange={(event) => change({ branch: event.target.value })}
        />
      </Field>
    </BindForm>
  );
}
