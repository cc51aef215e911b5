import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconBank } from '@fairway/ui/icons/money.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../../lib/faults/fault-panel.tsx';
import { usePayingBanks } from '../../api/pay/use-pay-facts.ts';
import { bankLabel } from '../../labels/bank-label.ts';

export interface BankPanelProps {
  bankCode: string | undefined;
  onBank: (bankCode: string) => void;
}

/** Which bank is paid from, for a method that asks. */
export function BankPanel({ bankCode, onBank }: BankPanelProps) {
  const { t } = useTranslation('pay');
  const banks = usePayingBanks(true);
  if (banks.error && !banks.data)
    return <FaultPanel title={t('bank.fault')} fault={banks.error} retry={banks} />;
  return (
    <Panel title={t('bank.title')} note={t('bank.note')}>
      {banks.data ? (
        <Field label={t('bank.label')} required>
          <Select
            value={bankCode ?? null}
            onChange={onBank}
            placeholder={t('bank.placeholder')}
            prefix={<IconBank size={18} />}
            options={banks.data.map((bank) => ({ value: bank.bankCode, label: bankLabel(bank) }))}
          />
        </Field>
      ) : (
        <Loading label={t('bank.loading')}>
          <Skeleton height={72} />
        </Loading>
      )}
    </Panel>
  );
}
