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
    /**
     * A settled deposit was taken back: its payment has left the chain. `settledAt`: when it was settled, in whose period it no longer
     * counts.
     */
    'deposit.reversed': {
      memberId: string;
      billNo: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      settledAt: string;
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
      category: VenueCategory;
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
    /** A bet ended: by its results, a void, or because the last of it was cashed out. `free`: the stake was a gift and counts for no limit. */
    'bet.settled': {
      memberId: string;
      betId: string;
      venue: string;
      category: VenueCategory;
      cause: 'result' | 'void' | 'cashOut';
      /** Match, market's code and the price as odds, 1.950. */
      legs: { fixture: string; market: string; price: string }[];
      stake: string;
      returned: string;
      turnover: string;
      free: boolean;
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
    /**
     * Tickets of one member on an issue of a lottery, settled together; each as `game.settled` says it, and each counts by itself. `ref`:
     * the ticket.
     */
    'tickets.settled': {
      memberId: string;
      venue: string;
      category: VenueCategory;
      game: string;
      currency: 'CNY' | 'USDT';
      tickets: { ref: string; stake: string; returned: string; turnover: string }[];
      at: string;
    };
    /**
     * A settled round was corrected or taken back. What it returned and its turnover, before and after; `settledAt`: when it was
     * settled, in whose period the difference counts.
     */
    'game.resettled': {
      memberId: string;
      venue: string;
      category: VenueCategory;
      game: string;
      ref: string;
      currency: 'CNY' | 'USDT';
      before: string;
      after: string;
      turnoverBefore: string;
      turnoverAfter: string;
      settledAt: string;
      at: string;
    };
    /** A bet was settled again: what it returned and its turnover, before and after. `settledAt`: its first settlement. */
    'bet.resettled': {
      memberId: string;
      betId: string;
      venue: string;
      category: VenueCategory;
      cause: 'correction' | 'void';
      /** Match, market's code and the price as odds, 1.950. */
      legs: { fixture: string; market: string; price: string }[];
      before: string;
      after: string;
      turnoverBefore: string;
      turnoverAfter: string;
      free: boolean;
      currency: 'CNY' | 'USDT';
      settledAt: string;
      at: string;
    };
    /** A member's VIP level is another one: reached, won back or lost on the ladder, or given by two people. */
    'vip.changed': {
      memberId: string;
      before: number;
      after: number;
      cause: 'reached' | 'wonBack' | 'lost' | 'given';
      at: string;
    };
    /** A version of a campaign was published; what runs or is over follows from its window. */
    'campaign.changed': {
      kind: string;
      no: number;
      state: 'published';
      title: { zh: string; en: string };
      summary: { zh: string; en: string };
      /** Its page on the member site. */
      path: string;
      /** The VIP level from which it is open, 0 for all. */
      gradeFrom: number;
      startsAt: string;
      endsAt: string;
      at: string;
    };
    /** The house sent a member a reward, which waits for its claim until `until`; `path`: where it is claimed. */
    'reward.sent': {
      memberId: string;
      kind: string;
      no: number;
      path: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      until: string;
      at: string;
    };
    'reward.paid': {
      memberId: string;
      kind: string;
      no: number;
      type: 'money' | 'points' | 'goods' | 'freeRounds' | 'freeBet' | 'coins' | 'chances';
      currency: 'CNY' | 'USDT';
      amount: string;
      at: string;
    };
    /**
     * A deposit was taken back, and with it a reward that rested on it. `amount`: what left the member, points where the type says so,
     * nothing of a reward that was not paid yet; `owed`: how much of that was not there.
     */
    'reward.reversed': {
      memberId: string;
      kind: string;
      no: number;
      type: 'money' | 'points' | 'goods' | 'freeRounds' | 'freeBet' | 'coins' | 'chances';
      currency: 'CNY' | 'USDT';
      amount: string;
      owed: string;
      billNo: string;
      at: string;
    };
    /**
     * Two people took a reward back for abuse. `amount` and `owed` as above; the reason is the member's to read.
     */
    'reward.abused': {
      memberId: string;
      kind: string;
      no: number;
      type: 'money' | 'points' | 'goods' | 'freeRounds' | 'freeBet' | 'coins' | 'chances';
      title: { zh: string; en: string };
      reason: string;
      currency: 'CNY' | 'USDT';
      amount: string;
      owed: string;
      at: string;
    };
    /**
     * A member gave to the anchor of a room. `coins`: of all of this call; `streak`: how many of this gift the streak has come to.
     * `shown`: the giver chose to be named.
     */
    'gift.sent': {
      chatRoomNo: string;
      memberId: string;
      giftNo: string;
      giftId: string;
      name: { zh: string; en: string };
      art: string;
      count: number;
      coins: number;
      streakId: string;
      streak: number;
      shown: boolean;
      at: string;
    };
    /** A gift went back to its giver: by the giver within five seconds, or by two operators. */
    'gift.takenBack': {
      chatRoomNo: string;
      memberId: string;
      giftNo: string;
      cause: 'takenBack' | 'refunded';
      at: string;
    };
    /** The first picture of a broadcast is there. `anchorId`: null in a match's room of the house. */
    'broadcast.started': {
      broadcastId: string;
      chatRoomNo: string;
      anchorId: string | null;
      title: { zh: string; en: string };
      at: string;
    };
    /** A broadcast is over. `reason`: why it was taken down, or the rule of the format that it broke; empty otherwise. */
    'broadcast.ended': {
      broadcastId: string;
      chatRoomNo: string;
      anchorId: string | null;
      isTakenDown: boolean;
      reason: string;
      at: string;
    };
    /** What a member asked to be reminded of, or of an anchor the member follows, begins within ten minutes. `anchorName`: empty of a match. */
    'broadcast.soon': {
      memberId: string;
      scheduleId: string;
      chatRoomNo: string;
      title: { zh: string; en: string };
      anchorName: string;
      startsAt: string;
      at: string;
    };
    /** A broadcast of an anchor whom the member follows has begun; once a broadcast, where the member wants it. */
    'broadcast.followed': {
      memberId: string;
      chatRoomNo: string;
      title: { zh: string; en: string };
      anchorName: string;
      at: string;
    };
    /** Operators decided on an anchor, or agreed to a version of the contract, which now waits for the anchor. */
    'anchor.changed': {
      memberId: string;
      anchorId: string;
      news: 'approved' | 'refused' | 'suspended' | 'resumed' | 'contract';
      reason: string;
      at: string;
    };
    /** What these members did on these days of the site's zone has been counted: the sums of `play` have changed. */
    'play.counted': { members: string[]; days: string[] };
    /**
     * The result of a match was recorded, or corrected: then with the next version. `score`: the goals after 90 minutes, null where the
     * match was not played.
     */
    'fixture.ended': {
      fixture: string;
      version: number;
      status: 'ended' | 'abandoned' | 'cancelled' | 'awarded' | 'postponed';
      score: { home: number; away: number } | null;
    };
  }
}
