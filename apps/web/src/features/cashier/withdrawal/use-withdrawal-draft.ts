import { hashPassword } from '@fairway/api-client';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useCreateWithdrawal } from '../api/withdrawals/use-create-withdrawal.ts';
import { withdrawPasswordLength } from '../payout-methods/withdraw-password-rule.ts';
import { checkWithdrawalAmount } from './check-withdrawal-amount.ts';
import type { Terms, WalletTerms } from './terms.ts';

const ownFields = new Set(['amount', 'withdrawPassword']);

/** What the member has put into the form so far, what still stops it, and the press that asks for the payout. */
export function useWithdrawalDraft(terms: Terms) {
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const create = useCreateWithdrawal();
  const [currency, setCurrency] = useState<WalletTerms['currency']>(
    terms.wallets.some((wallet) => wallet.currency === 'CNY') ? 'CNY' : 'USDT',
  );
  const [amount, setAmount] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [password, setPassword] = useState('');
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  const wallet = terms.wallets.find((one) => one.currency === currency);
  const methods = terms.methods.filter((method) => method.currency === currency);
  const usable = methods.filter(({ usableFrom }) => usableFrom === null);
  const method = usable.find(({ id }) => id === chosen) ?? usable[0];
  const blocks = terms.blocks.filter((block) => block.currency === null || block.currency === currency);
  const fault = wallet && checkWithdrawalAmount(amount, wallet);

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
    if (!wallet || !method || create.isPending || blocked() !== undefined) return;
    create.mutate(
      { currency, amount, payoutMethodId: method.id, withdrawPassword: hashPassword(password) },
      {
        onSuccess: ({ billNo }) =>
          void navigate({ to: '/app/myCenter/withdrawals/$billNo', params: { billNo } }),
        onError: (refusal) => {
          setPassword('');
          showRefusal(refusal, {
            atField: (field, words) => {
              setRefusals({ [field]: words });
              return ownFields.has(field);
            },
          });
        },
      },
    );
  };

  return {
    currency,
    setCurrency: change((next: WalletTerms['currency']) => {
      if (next !== currency) setAmount('');
      setCurrency(next);
    }),
    wallet,
    amount,
    setAmount: change(setAmount),
    fault,
    methods,
    method,
    methodId: method?.id,
    setMethodId: change(setChosen),
    password,
    setPassword: change(setPassword),
    blocks,
    refusals,
    blocked: blocked(),
    sending: create.isPending,
    submit,
  };
}
