import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstDepositAgain, firstDepositFirst } from './first-deposit-gifts.ts';

export const depositFirstKind = defineKind('depositFirst', {
  oneMember: ({ most }) => fenOf(most),
  first: firstDepositFirst,
});

export const depositAgainKind = defineKind('depositAgain', {
  oneMember: ({ most }) => fenOf(most),
  first: firstDepositAgain,
});
