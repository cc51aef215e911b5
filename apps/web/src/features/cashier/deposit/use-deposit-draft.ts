import type { DepositOrderSummary, PayTypeCard } from '@fairway/contract/cashier/deposit-schemas.ts';
import { channelStates } from '@fairway/contract/enums/channels.ts';
import type { UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useActiveDepositOrder } from '../api/deposits/use-active-deposit-order.ts';
import { useCreateDepositOrder } from '../api/deposits/use-create-deposit-order.ts';
import { checkDepositAmount } from './check-deposit-amount.ts';
import { useQuickPicks } from './use-quick-picks.ts';

const { normal } = channelStates.codes;

/** What the member has put into the form so far, what still stops it, and the press that opens the order. */
export function useDepositDraft(payTypes: readonly PayTypeCard[], orders: readonly DepositOrderSummary[]) {
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const picksOf = useQuickPicks();
  const create = useCreateDepositOrder();
  const active = useActiveDepositOrder();
  const [chosen, setChosen] = useState<number | undefined>(orders[0]?.payType);
  const [amount, setAmount] = useState('');
  const [name, setName] = useState('');
  const [protocol, setProtocol] = useState<UsdtProtocol>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  const open = payTypes.filter(({ state }) => state === normal);
  const payType =
    open.find(({ pay_type_id: id }) => id === chosen) ?? open.find(({ recommend }) => recommend) ?? open[0];
  const needsName = payType !== undefined && payType.transfer && payType.currency === 'CNY';
  // An order that staff look at does not stand in the way of a new one.
  const openOrder = active.data && active.data.status !== 'deciding' ? active.data : undefined;
  const fault = payType && checkDepositAmount(amount, payType);

  /** Takes a change of the form; an act whose answer never came is given up, because this is another one. */
  const change = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setRefusals({});
      create.renew();
    };
  };
  const blocked = () => {
    if (openOrder) return t('deposit.blocked.open');
    if (payType && payType.dc_protocol.length > 0 && protocol === undefined)
      return t('deposit.blocked.network');
    if (fault !== undefined) return t(fault === 'empty' ? 'deposit.blocked.amount' : 'deposit.blocked.fault');
    if (needsName && payType.userName === '' && name.trim().length < 2) return t('deposit.blocked.name');
    return undefined;
  };
  const submit = () => {
    if (!payType || create.isPending || blocked() !== undefined) return;
    const depositorName = payType.userName || name.trim();
    create.mutate(
      {
        payType: payType.pay_type_id,
        amount,
        ...(needsName ? { depositorName } : {}),
        ...(payType.dc_protocol.length > 0 && protocol !== undefined ? { protocol } : {}),
      },
      {
        onSuccess: ({ billNo }) => void navigate({ to: '/app/myCenter/deposit/$billNo', params: { billNo } }),
        onError: (refusal) =>
          showRefusal(refusal, {
            atField: (field, words) => {
              setRefusals({ [field]: words });
              return field === 'amount' || field === 'depositorName';
            },
          }),
      },
    );
  };

  return {
    payType,
    choose: change(({ pay_type_id: id }: PayTypeCard) => {
      // Another currency is another amount.
      if (payTypes.find((card) => card.pay_type_id === id)?.currency !== payType?.currency) setAmount('');
      setChosen(id);
    }),
    amount,
    setAmount: change(setAmount),
    amountStands: fault === undefined,
    name,
    setName: change(setName),
    needsName,
    protocol,
    setProtocol: change(setProtocol),
    picks: payType ? picksOf(payType) : [],
    openOrder,
    refusals,
    blocked: blocked(),
    sending: create.isPending,
    submit,
  };
}
