import { bonusOf } from '@fairway/promotions';
import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { rehearseDepositGift } from './rehearse-deposit-gift.ts';
import { tiersOf } from './tiers-of.ts';
import { firstDepositAgain, firstDepositFirst } from './first-deposit-gifts.ts';

export const depositFirstKind = defineKind('depositFirst', {
  oneMember: ({ most }) => fenOf(most),
  givesFor: (terms, deposit) => bonusOf(tiersOf(terms), deposit),
  rehearse: rehearseDepositGift,
  keepsLimits: true,
  first: firstDepositFirst,
});

export const depositAgainKind = defineKind('depositAgain', {
  oneMember: ({ most }) => fenOf(most),
  givesFor: (terms, deposit) => bonusOf(tiersOf(terms), deposit),
  rehearse: rehearseDepositGift,
  keepsLimits: true,
  first: firstDepositAgain,
});
