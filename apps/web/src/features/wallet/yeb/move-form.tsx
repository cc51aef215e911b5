import type { BalanceInterestDetails } from '@fairway/contract/wallet/yeb-schemas.ts';
import { yebStatuses } from '@fairway/contract/wallet/yeb-states.ts';
import {
  CNY,
  currencyScale,
  currencySymbol,
  compare,
  isPositive,
  parseMoney,
  tryParseMoney,
} from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useMoveYeb } from '../api/use-yeb.ts';
import styles from './yeb.module.css';

/** In or out, and how much. */
export function MoveForm({ details, center }: { details: BalanceInterestDetails; center: string }) {
  const { t } = useTranslation('finance');
  const isOpen = details.status === yebStatuses.codes.open;
  const [direction, setDirection] = useState<'in' | 'out'>(isOpen ? 'in' : 'out');
  const [amount, setAmount] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const move = useMoveYeb(direction);
  const available = direction === 'in' ? center : details.yebWalletBalance;
  const typed = tryParseMoney(amount, CNY);
  const fault =
    !typed || !isPositive(typed)
      ? ('empty' as const)
      : compare(typed, parseMoney(available, CNY)) > 0
        ? ('tooMuch' as const)
        : undefined;
  const faultTexts = { empty: t('yeb.faults.empty'), tooMuch: t('yeb.faults.tooMuch') };
  const change = (next: string) => {
    setRefusal(undefined);
    setAmount(next);
  };
  const submit = () => {
    if (fault !== undefined) return;
    move.mutate(amount, {
      onSuccess: () => {
        const moved = displayAmount(amount, 'CNY');
        toast({
          title: t(`yeb.done.${direction}`),
          description: t(`yeb.doneText.${direction}`, { amount: moved }),
          tone: 'ok',
        });
        change('');
      },
      onError: (refused) =>
        showRefusal(refused, {
          atField: (field, said) => {
            if (field === 'amount') setRefusal(said);
            return field === 'amount';
          },
        }),
    });
  };
  return (
    <Panel title={t('yeb.move')} note={t('yeb.moveNote')}>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!isOpen && <Notice tone="warning">{t('yeb.closed')}</Notice>}
        <Segmented
          label={t('yeb.method')}
          value={direction}
          onChange={(next) => {
            setDirection(next);
            change('');
          }}
          options={[
            { value: 'in', label: t('yeb.methods.in'), disabled: !isOpen },
            { value: 'out', label: t('yeb.methods.out') },
          ]}
        />
        <Field
          label={t('yeb.amount')}
          hint={t('yeb.available', { amount: displayAmount(available, 'CNY') })}
          error={fault === 'tooMuch' ? faultTexts.tooMuch : refusal}
          required
        >
          <MoneyInput
            name="amount"
            size="l"
            value={amount}
            onChange={change}
            scale={currencyScale.CNY}
            symbol={currencySymbol.CNY}
            suffix={
              <Button
                variant="text"
                size="s"
                disabled={!/[1-9]/.test(available)}
                onClick={() => change(available.replace(/\.?0+$/, ''))}
              >
                {t('yeb.everything')}
              </Button>
            }
          />
        </Field>
        <Button
          type="submit"
          variant={direction === 'in' ? 'gold' : 'action'}
          size="l"
          wide
          loading={move.isPending}
          disabledReason={fault === undefined ? undefined : faultTexts[fault]}
        >
          {t(`yeb.submit.${direction}`)}
        </Button>
        <p className={styles.quiet}>
          {t('yeb.rule', {
            min: displayAmount(details.minIn, 'CNY'),
            max: displayAmount(details.maxHeld, 'CNY'),
          })}
        </p>
      </form>
    </Panel>
  );
}
