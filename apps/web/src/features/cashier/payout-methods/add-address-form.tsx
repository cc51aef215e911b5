import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import { useAddUsdtAddress } from '../api/payout-methods/use-add-usdt-address.ts';
import { enumLabel } from '../words/enum-label.ts';
import { isAddressOf } from './check-payout-method.ts';
import { useBindFaults } from './use-bind-faults.ts';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';
import { withdrawPasswordLength } from './withdraw-password-rule.ts';
import styles from './dialog-form.module.css';

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
  const add = useAddUsdtAddress();
  const { faults, setFaults, show } = useBindFaults(fields);
  const [protocol, setProtocol] = useState<UsdtProtocol | undefined>(protocols[0]);
  const [draft, setDraft] = useState(blank);
  const change = (part: Partial<typeof blank>) => {
    setDraft({ ...draft, ...part });
    setFaults({});
    add.renew();
  };
  const network = protocol === undefined ? '' : `USDT-${enumLabel(usdtProtocols, protocol)}`;
  const submit = () => {
    if (add.isPending || protocol === undefined) return;
    const found = {
      ...(isAddressOf(protocol, draft.address) ? {} : { address: t('methods.addressWrong', { network }) }),
      ...(draft.withdrawPassword.length === withdrawPasswordLength
        ? {}
        : { withdrawPassword: t('password.hint') }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    add.mutate(
      { ...draft, protocol, address: draft.address.trim(), label: draft.label.trim() },
      {
        onSuccess: () => {
          toast({ title: t('methods.added'), tone: 'ok' });
          onClose();
        },
        onError: (fault) => {
          setDraft({ ...draft, withdrawPassword: '' });
          show(fault);
        },
      },
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
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
      <Field label={t('methods.label')} hint={t('methods.labelHint')}>
        <Input
          value={draft.label}
          maxLength={20}
          onChange={(event) => change({ label: event.target.value })}
        />
      </Field>
      <WithdrawPasswordField
        label={t('password.enter')}
        value={draft.withdrawPassword}
        error={faults.withdrawPassword}
        onChange={(withdrawPassword) => change({ withdrawPassword })}
      />
      <Button
        type="submit"
        size="l"
        wide
        loading={add.isPending}
        disabledReason={protocol === undefined ? t('deposit.blocked.network') : undefined}
      >
        {t('methods.bind')}
      </Button>
    </form>
  );
}
