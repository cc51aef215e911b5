import { hashPassword } from '@fairway/api-client';
import { withdrawalSwitcher } from '@fairway/contract/withdrawals/types.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { useIdentityGate } from '../identity/use-identity-gate.ts';
import { useCreateWithdrawal } from '../api/withdrawals/use-create-withdrawal.ts';
import { useRehearsal } from '../api/withdrawals/use-rehearsal.ts';
import { withdrawPasswordLength } from '../withdraw-password/withdraw-password-rule.ts';
import { checkWithdrawalAmount } from './amount/check-withdrawal-amount.ts';
import { fitsOption, isOpen, optionOf, type SwitcherOption } from './option/choose-option.ts';
import type { Reservation } from './reservation/reservation.ts';
import type { Terms } from './terms.ts';

const ownFields = new Set(['amount', 'withdrawPassword']);

/** What the member has put into the form so far, what still stops it, and the press that asks for the payout. */
export function useWithdrawalDraft(terms: Terms) {
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const create = useCreateWithdrawal();
  const gate = useIdentityGate('withdrawal');
  const [switched, setSwitched] = useState<SwitcherOption>(() => firstOpen(terms));
  const [amount, setAmount] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [reservation, setReservation] = useState<Reservation>();
  const [password, setPassword] = useState('');
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  const methods = terms.methods.filter((one) => fitsOption(terms.options, switched, one));
  const usable = methods.filter(({ usableFrom }) => usableFrom === null);
  const method = usable.find(({ id }) => id === chosen) ?? usable[0];
  const option = optionOf(terms.options, switched, method);
  const wallet = walletOf(terms, option);
  const fault = wallet && checkWithdrawalAmount(amount, wallet);
  const asked = {
    currency: option?.currency ?? ('CNY' as const),
    ...(option ? { withdrawType: option.withdrawType } : {}),
    ...(method ? { payoutMethodId: method.id } : {}),
    ...(reservation ? { reservation: reservation.choice } : {}),
  };
  const settled = useSettled(fault === undefined ? amount : '');
  const rehearsal = useRehearsal(settled === '' ? asked : { ...asked, amount: settled });
  const blocks = rehearsal.data?.blocks ?? terms.blocks.filter(({ currency }) => currency === null);

  /** Takes a change of the form; an act whose answer never came is given up, because this is another one. */
  const change = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setRefusals({});
      create.renew();
    };
  };
  const blocked = () => {
    if (blocks.length > 0) return t('withdrawal.blocked.first');
    if (fault !== undefined)
      return t(fault === 'empty' ? 'withdrawal.blocked.amount' : 'withdrawal.blocked.fault');
    if (method === undefined) return t('withdrawal.blocked.method');
    if (password.length !== withdrawPasswordLength) return t('withdrawal.blocked.password');
    return undefined;
  };
  const submit = () => {
    if (!wallet || !option || !method || create.isPending || blocked() !== undefined) return;
    create.mutate(
      { ...asked, amount, payoutMethodId: method.id, withdrawPassword: hashPassword(password) },
      {
        onSuccess: ({ billNo }) =>
          void navigate({ to: '/app/myCenter/withdrawals/$billNo', params: { billNo } }),
        onError: (refusal) => {
          setPassword('');
          void rehearsal.refetch();
          if (gate.meet(refusal)) return;
          showRefusal(refusal, {
            atField: (field, text) => {
              setRefusals({ [field]: text });
              return ownFields.has(field);
            },
          });
        },
      },
    );
  };

  return {
    switched,
    setSwitched: change((next: SwitcherOption) => {
      if ((next === 'usdt') !== (switched === 'usdt')) setAmount('');
      setSwitched(next);
    }),
    option,
    wallet,
    amount,
    setAmount: change(setAmount),
    fault,
    methods,
    method,
    setMethodId: change(setChosen),
    reservation,
    setReservation: change(setReservation),
    password,
    setPassword: change(setPassword),
    rehearsal: rehearsal.data,
    blocks,
    gate,
    refusals,
    blocked: blocked(),
    sending: create.isPending,
    submit,
  };
}

/** The first of the switcher that is open; the ordinary one before the others. */
function firstOpen({ options }: Terms): SwitcherOption {
  return isOpen(options, 'normal')
    ? 'normal'
    : (withdrawalSwitcher.find((one) => isOpen(options, one)) ?? 'normal');
}

/** The wallet that a method pays from, with the method's own limits and fee. */
function walletOf({ wallets }: Terms, option: Terms['options'][number] | undefined) {
  const wallet = wallets.find(({ currency }) => currency === option?.currency);
  if (!wallet || !option) return undefined;
  const { min, max, fee, arrivalMinutes, protocols } = option;
  return { ...wallet, min, max, fee, arrivalMinutes, protocols };
}
