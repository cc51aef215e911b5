import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import type { UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useActiveDepositOrder } from '../api/deposits/use-active-deposit-order.ts';
import { useIdentityGate } from '../identity/use-identity-gate.ts';
import { firstFlow } from '../usdt/flow/flow-choice.tsx';
import { useOpenUsdtDeposit } from '../usdt/api/use-usdt.ts';
import { useCreateDepositOrder } from '../api/deposits/use-create-deposit-order.ts';
import { usePhoneGate } from './use-phone-gate.ts';
import { checkDepositAmount } from './amount/check-deposit-amount.ts';
import { formerAmount } from './amount/former-amount.ts';
import { useDepositRefusals } from './refusals/use-deposit-refusals.ts';
import { useQuickPicks } from './amount/use-quick-picks.ts';

const { normal } = channelStates.codes;

/** Method and amount of the former deposit, to begin with. */
export interface LastDeposit {
  payType: number;
  amount: string;
}

/** What the member has put into the form so far, what still stops it, and the press that opens the order. */
export function useDepositDraft(payTypes: readonly PayTypeCard[], last: LastDeposit | undefined) {
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const picksOf = useQuickPicks();
  const create = useCreateDepositOrder();
  const openUsdt = useOpenUsdtDeposit();
  const active = useActiveDepositOrder();
  const gate = useIdentityGate('deposit');
  const phone = usePhoneGate();
  const obstacles = useDepositRefusals();
  const [chosen, setChosen] = useState(last?.payType);
  const [amount, setAmount] = useState(() => formerAmount(payTypes, last));
  const [bankCode, setBankCode] = useState<string>();
  const [name, setName] = useState('');
  const [protocol, setProtocol] = useState<UsdtProtocol>();
  const [flow, setFlow] = useState(firstFlow);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  const open = payTypes.filter(({ state }) => state === normal);
  // A member who has not chosen yet begins with a method that needs no other member.
  const payType =
    open.find(({ payTypeId: id }) => id === chosen) ??
    open.find(({ recommend, engine }) => recommend && engine !== 'fast') ??
    open[0];
  const needsName = payType !== undefined && payType.transfer && payType.currency === 'CNY';
  // An order that staff look at does not block a new one.
  const openOrder = active.data && active.data.status !== 'deciding' ? active.data : undefined;
  const fault = payType && checkDepositAmount(amount, payType);

  /** Takes a change of the form; an act whose answer never came is given up, because this is another one. */
  const change = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setRefusals({});
      create.renew();
      openUsdt.renew();
    };
  };
  const blocked = () => {
    if (openOrder) return t('deposit.blocked.open');
    if (phone.mustBind) return t('deposit.blocked.phone');
    if (payType && payType.protocols.length > 0 && protocol === undefined)
      return t('deposit.blocked.network');
    if (fault !== undefined) return t(fault === 'empty' ? 'deposit.blocked.amount' : 'deposit.blocked.fault');
    if (payType?.asksBank && bankCode === undefined) return t('deposit.blocked.bank');
    if (needsName && payType.userName === '' && name.trim().length < 2) return t('deposit.blocked.name');
    return undefined;
  };
  const sending = create.isPending || openUsdt.isPending;
  const lead = (billNo: string) => void navigate({ to: '/app/myCenter/deposit/$billNo', params: { billNo } });
  const meet = (refusal: Error) => {
    if (gate.meet(refusal) || obstacles.meet(refusal)) return;
    showRefusal(refusal, {
      atField: (field, text) => {
        setRefusals({ [field]: text });
        return field === 'amount' || field === 'depositorName';
      },
    });
  };
  const submit = (insist = false) => {
    if (!payType || sending || blocked() !== undefined) return;
    if (payType.engine === 'chain' && protocol !== undefined) {
      const { route, wallet } = flow;
      openUsdt.mutate(route === 'rmb' ? { route, protocol, amount } : { route, wallet, protocol, amount }, {
        onSuccess: ({ order }) => lead(order.billNo),
        onError: meet,
      });
      return;
    }
    // A known name is only shown masked here; the server has it whole.
    const asksName = needsName && payType.userName === '';
    create.mutate(
      {
        payType: payType.payTypeId,
        amount,
        ...(asksName ? { depositorName: name.trim() } : {}),
        ...(payType.asksBank && bankCode !== undefined ? { bankCode } : {}),
        ...(insist ? { insist } : {}),
      },
      { onSuccess: ({ billNo }) => lead(billNo), onError: meet },
    );
  };

  return {
    payType,
    choose: change(({ payTypeId: id }: PayTypeCard) => {
      // Another currency is another amount.
      if (payTypes.find((card) => card.payTypeId === id)?.currency !== payType?.currency) setAmount('');
      setChosen(id);
    }),
    amount,
    setAmount: change(setAmount),
    amountStands: fault === undefined,
    name,
    setName: change(setName),
    needsName,
    bankCode,
    setBankCode: change(setBankCode),
    obstacles,
    protocol,
    setProtocol: change(setProtocol),
    flow,
    setFlow: change(setFlow),
    picks: payType ? picksOf(payType) : [],
    openOrder,
    gate,
    phone,
    refusals,
    blocked: blocked(),
    sending,
    submit,
  };
}
