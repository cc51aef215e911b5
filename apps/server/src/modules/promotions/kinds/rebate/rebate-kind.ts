import { defineKind } from '../kind.ts';
import { firstRebates } from './first-rebates.ts';

/** Rates and cap are in the VIP levels, so that a budget is held against a fen alone. */
export const rebateKind = defineKind('rebate', { oneMember: () => 1n, first: firstRebates });
