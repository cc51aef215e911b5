import { fenOf } from '../../eligibility/member-view.ts';
import { amountReason } from '../../eligibility/reason.ts';
import { defineKind } from '../kind.ts';
import { rehearseSign } from './rehearse-sign.ts';
import { firstSigns } from './first-signs.ts';

export const signKind = defineKind('sign', {
  oneMember: ({ daily, full }) => daily.reduce((sum, amount) => sum + fenOf(amount), fenOf(full)),
  rules: ({ playedToday }, view) =>
    fenOf(playedToday) > 0n ? [amountReason('playedToday', fenOf(playedToday), view.playedToday)] : [],
  rehearse: rehearseSign,
  first: firstSigns,
});
