import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { IconGift } from '@fairway/ui/icons/money.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../../lib/format-amount.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { toast } from '../../../../lib/toasts.ts';
import { useRedeemGiftCode } from '../../api/pay/use-pay-acts.ts';
import styles from './gift-panel.module.css';

const length = 10;

/** A gift code in place of an amount: what it is worth is credited at once. */
export function GiftPanel() {
  const { t } = useTranslation('pay');
  const redeem = useRedeemGiftCode();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const whole = code.replaceAll(/[^A-Za-z0-9]/g, '').length === length;
  const press = () => {
    if (!whole || redeem.isPending) return;
    redeem.mutate(code, {
      onSuccess: ({ amount, currency }) => {
        toast({ title: t('gift.done', { amount: exactAmount(amount, currency) }), tone: 'ok' });
        setCode('');
      },
      onError: (fault) =>
        showRefusal(fault, {
          atField: (field, text) => {
            setRefusal(text);
            return field === 'code';
          },
        }),
    });
  };
  return (
    <Panel title={t('gift.title')} note={t('gift.note')}>
      <div className={styles.row}>
        <Field label={t('gift.label')} hint={t('gift.hint')} error={refusal} required>
          <Input
            name="giftCode"
            prefix={<IconGift size={18} />}
            value={code}
            maxLength={16}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setCode(event.target.value.toUpperCase());
              setRefusal(undefined);
              redeem.renew();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              press();
            }}
          />
        </Field>
        <Button
          variant="gold"
          size="l"
          loading={redeem.isPending}
          disabledReason={whole ? undefined : t('gift.blocked')}
          onClick={press}
        >
          {t('gift.submit')}
        </Button>
      </div>
    </Panel>
  );
}
