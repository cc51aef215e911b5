import type { VenueCategory } from '@fairway/contract/venues/categories.ts';

/**
 * Events between modules: past-tense facts, delivered through the outbox after their transaction has committed. A subscriber
 * gets each at least once, so it must come to the same end twice. Amounts are decimal strings, instants ISO text.
 */
declare module '#platform/outbox/event-map.ts' {
  interface EventMap {
    'member.registered': { memberId: string; at: string };
    'member.loggedIn': { memberId: string; sessionId: string; at: string };
    'member.passwordChanged': { memberId: string; at: string };
    'member.changeDecided': {
      memberId: string;
      field: 'realName' | 'phone';
      status: 'approved' | 'refused';
      at: string;
    };
    /** Two operators closed the account, of which no money was left, or reopened it. */
    'member.closed': { memberId: string; code: string; at: string };
    /** A closing was refused or withdrawn, and the member's own request for it still waits. */
    'member.closingStopped': { memberId: string; at: string };
    'member.reopened': { memberId: string; at: string };
    'session.ended': {
      memberId: string;
      sessionId: string;
      reason: 'logout' | 'replaced' | 'password' | 'banned' | 'expired';
    };
    'deposit.settled': {
      memberId: string;
      billNo: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      at: string;
    };
    'deposit.rewarded': {
      memberId: string;
      billNo: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      at: string;
    };
    'withdrawal.requested': {
      memberId: string;
      billNo: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      at: string;
    };
    'withdrawal.paid': {
      memberId: string;
      billNo: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      at: string;
    };
    'withdrawal.refused': {
      memberId: string;
      billNo: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      at: string;
    };
    /** An appeal about a matched part has moved on, for one of its two members; `billNo` is that member's own order. */
    'matching.appealMoved': {
      memberId: string;
      side: 'payer' | 'recipient';
      billNo: string;
      news: 'opened' | 'claimed' | 'answered' | 'operator' | 'confirmed' | 'released';
      amount: string;
      at: string;
    };
    'venue.transferred': {
      memberId: string;
      venue: string;
      direction: 'in' | 'out';
      currency: 'CNY' | 'USDT';
      amount: string;
      at: string;
    };
    /**
     * A venue outside stated another balance than our books had, and it was booked. `isFinal`: the venue settles with the stake, so
     * what is missing there is lost and not in an open bet. `sentAt`: the last time that money was sent there; null before the first.
     */
    'venue.resulted': {
      memberId: string;
      venue: string;
      currency: 'CNY' | 'USDT';
      before: string;
      after: string;
      isFinal: boolean;
      sentAt: string | null;
      at: string;
    };
    /** A round of the public beacon that was asked for is verified and kept. */
    'beacon.drawn': { chain: string; round: number };
    'coins.purchased': { memberId: string; money: string; coins: string; at: string };
    'feedback.answered': { memberId: string; feedbackId: string; subject: string; at: string };
    'bet.settled': {
      memberId: string;
      betId: string;
      stake: string;
      returned: string;
      turnover: string;
      currency: 'CNY' | 'USDT';
      at: string;
    };
    /**
     * A round at the house's games or at a seamless venue is settled. `ref`: the round. `turnover`: what of the stake counts as played,
     * without pushes and opposite sides. `free`: the stake was a gift and counts for no limit.
     */
    'game.settled': {
      memberId: string;
      venue: string;
      category: VenueCategory;
      game: string;
      ref: string;
      currency: 'CNY' | 'USDT';
      stake: string;
      returned: string;
      turnover: string;
      free: boolean;
      at: string;
    };
    'bet.resettled': {
      memberId: string;
      betId: string;
      before: string;
      after: string;
      turnoverBefore: string;
      turnoverAfter: string;
      currency: 'CNY' | 'USDT';
      at: string;
    };
  }
}
