import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddUsdtAddress } from '../../api/payout-methods/use-add-usdt-address.ts';
import { enumLabel } from '../../labels/enum-label.ts';
import { isAddressOf } from './check-payout-method.ts';
import { BindForm } from './bind-form.tsx';
import { useBinding } from './use-binding.ts';
import styles from '../../parts/dialog-form.module.css';

const fields = ['address', 'protocol', 'withdrawPassword'] as const;
const blank = { address: '', label: '', withdrawPassword: '' };

export interface AddAddressFormProps {
  onClose: () => void;
  /** Networks that pay out now. */
  protocols: readonly UsdtProtocol[];
}

/** The network first, then the address checked against it, a name, and the withdraw password. */
export function AddAddressForm({ onClose, protocols }: AddAddressFormProps) {
  const { t } = useTranslation('cashier');
  const [protocol, setProtocol] = useState<UsdtProtocol | undefined>(protocols[0]);
  const { draft, change, faults, submit, sending } = useBinding({
    blank,
    fields,
    add: useAddUsdtAddress(),
    onBound: onClose,
  });
  const network = protocol === undefined ? '' : `USDT-${enumLabel(usdtProtocols, protocol)}`;
  const send = () => {
    if (protocol === undefined) return;
    submit(
      { ...draft, protocol, address: draft.address.trim(), label: draft.label.trim() },
      isAddressOf(protocol, draft.address) ? {} : { address: t('methods.addressWrong', { network }) },
    );
  };
  return (
    <BindForm
      draft={draft}
      onChange={change}
      passwordFault={faults.withdrawPassword}
      sending={sending}
      blocked={protocol === undefined ? t('deposit.blocked.network') : undefined}
      onSubmit={send}
    >
      <fieldset className={styles.row} aria-label={t('deposit.network')}>
        {usdtProtocols.list.map(({ code, key }) => (
          <ChoiceCard
            key={code}
            name="payoutProtocol"
            checked={code === protocol}
            onChoose={() => {
              setProtocol(code);
              change({});
            }}
            title={enumLabel(usdtProtocols, code)}
            note={t(`methods.shapes.${key}`)}
            closedReason={protocols.includes(code) ? undefined : t('deposit.networkClosed')}
          />
        ))}
      </fieldset>
      {network !== '' && <Notice tone="danger">{t('methods.networkOnly', { network })}</Notice>}
      <Field label={t('methods.addressLabel')} error={faults.address ?? faults.protocol} required>
        <Input
          value={draft.address}
          maxLength={64}
          spellCheck={false}
          onChange={(event) => change({ address: event.target.value })}
        />
      </Field>
    </BindForm>
  );
}
