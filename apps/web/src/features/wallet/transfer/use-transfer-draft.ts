import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Venue } from '../api/use-venues.ts';
import { checkAmount } from './check-amount.ts';

const route = getRouteApi('/shell/member/my-centre/app/myCenter/transfer');

export interface Limits {
  min: string;
  max: string;
}

/** What the member is about to move: which wallet, from where to where, how much; and what refuses it. */
export function useTransferDraft(
  balance: WalletBalance,
  venues: readonly Venue[],
  limitsOf: (currency: 'CNY' | 'USDT') => Limits,
) {
  const search = route.useSearch();
  const [currency, setCurrency] = useState(search.wallet ?? 'CNY');
  const [direction, setDirection] = useState(search.direction ?? 'out');
  const [chosen, setChosen] = useState(search.venue);
  const [amount, setAmount] = useState('');
  const venue = venues.find(({ channelCode }) => channelCode === chosen) ?? venues[0];
  const isCny = currency === 'CNY';
  const center = isCny ? balance.centerMoney : balance.virtualMoney;
  const there = (isCny ? venue?.money : venue?.virtualMoney) ?? '0';
  const available = direction === 'out' ? center : there;
  const limits = limitsOf(currency);
  return {
    currency,
    direction,
    venue,
    amount,
    center,
    there,
    available,
    limits,
    fault: checkAmount(amount, { currency, available, ...limits }),
    setAmount,
    setCurrency: (next: 'CNY' | 'USDT') => {
      setCurrency(next);
      setAmount('');
    },
    /** Chooses a place on one side; the other side follows, because one of the two is always the center wallet. */
    choose: (side: 'from' | 'to', place: string) => {
      const isCenter = place === 'center';
      setDirection((side === 'from') === isCenter ? 'out' : 'in');
      if (!isCenter) setChosen(place);
      setAmount('');
    },
    swap: () => {
      setDirection(direction === 'out' ? 'in' : 'out');
      setAmount('');
    },
  };
}

export type Draft = ReturnType<typeof useTransferDraft>;
