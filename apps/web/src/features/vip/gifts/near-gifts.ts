import type { OwnGift } from '../api/use-vip-gifts.ts';

/** What is of use now: the month's and the birthday's gift, every bonus that can be applied for or waits, and that of the next level. */
export function nearGifts(gifts: readonly OwnGift[]): OwnGift[] {
  const next = gifts.find(({ gift, state }) => gift === 'upgrade' && state === 'locked');
  return gifts.filter(
    (one) =>
      one.gift !== 'upgrade' || one === next || ['open', 'applied', 'review', 'closed'].includes(one.state),
  );
}
