import { findNewDeviceLogin } from '#modules/members';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { notifyPushOffer } from './notify-push-offer.ts';
import { sendMessage } from './send-message.ts';

const notifyWelcome = defineSubscriber({
  event: 'member.registered',
  name: 'messages.tell-welcome',
  run: (app, { memberId, at }, { id: source }) =>
    sendMessage(app, { memberId, template: 'welcome', params: {}, at, source }),
});

/** A login from a device that this member has used before says nothing. */
const notifyNewDevice = defineSubscriber({
  event: 'member.loggedIn',
  name: 'messages.tell-new-device',
  async run(app, { memberId, sessionId, at }, { id: source }) {
    const login = await findNewDeviceLogin(app.db, sessionId);
    if (!login) return;
    const params = { at, address: login.address };
    await sendMessage(app, { memberId, template: 'newDevice', params, at, source });
  },
});

const notifyPasswordChange = defineSubscriber({
  event: 'member.passwordChanged',
  name: 'messages.tell-password-change',
  run: (app, { memberId, at }, { id: source }) =>
    sendMessage(app, { memberId, template: 'passwordChanged', params: { at }, at, source }),
});

const decided = {
  realName: { approved: 'realNameChanged', refused: 'realNameRefused' },
  phone: { approved: 'phoneChanged', refused: 'phoneRefused' },
} as const;

const notifyChange = defineSubscriber({
  event: 'member.changeDecided',
  name: 'messages.tell-change',
  run: (app, { memberId, field, status, at }, { id: source }) =>
    sendMessage(app, { memberId, template: decided[field][status], params: { at }, at, source }),
});

const notifyClosingStopped = defineSubscriber({
  event: 'member.closingStopped',
  name: 'messages.tell-closing-stopped',
  run: (app, { memberId, at }, { id: source }) =>
    sendMessage(app, { memberId, template: 'closingStopped', params: { at }, at, source }),
});

const notifyReply = defineSubscriber({
  event: 'feedback.answered',
  name: 'messages.tell-reply',
  run: (app, { memberId, subject, at }, { id: source }) =>
    sendMessage(app, { memberId, template: 'feedbackAnswered', params: { subject }, at, source }),
});

const orders = [
  ['deposit.settled', 'messages.tell-deposit', 'depositSettled'],
  ['withdrawal.paid', 'messages.tell-payout', 'withdrawalPaid'],
  ['withdrawal.refused', 'messages.tell-refusal', 'withdrawalRefused'],
] as const;

const notifyOrders = orders.map(([event, name, template]) =>
  defineSubscriber({
    event,
    name,
    run: (app, { memberId, billNo, currency, amount, at }, { id: source }) =>
      sendMessage(app, { memberId, template, params: { billNo, currency, amount }, at, source }),
  }),
);

const appealTemplates = {
  opened: 'appealOpened',
  claimed: 'partClaimed',
  answered: 'appealAnswered',
  operator: 'appealWithOperator',
  confirmed: 'appealConfirmed',
  released: 'appealReleased',
} as const;

const notifyAppeal = defineSubscriber({
  event: 'matching.appealMoved',
  name: 'messages.tell-appeal',
  run: (app, { memberId, side, billNo, news, amount, at }, { id: source }) =>
    sendMessage(app, {
      memberId,
      template: appealTemplates[news],
      params: { side, billNo, amount, currency: 'CNY' },
      at,
      source,
    }),
});

const notifyBet = defineSubscriber({
  event: 'bet.settled',
  name: 'messages.tell-bet',
  run: (app, { memberId, betId, stake, returned, currency, free, cause, at }, { id: source }) =>
    sendMessage(app, {
      memberId,
      template: free ? (cause === 'void' ? 'freeBetVoid' : 'freeBetSettled') : 'betSettled',
      params: { betId, stake, returned, currency },
      at,
      source,
    }),
});

const notifyBetCorrection = defineSubscriber({
  event: 'bet.resettled',
  name: 'messages.tell-bet-correction',
  run: (app, { memberId, betId, before, after, currency, at }, { id: source }) =>
    sendMessage(app, {
      memberId,
      template: 'betResettled',
      params: { betId, before, after, currency },
      at,
      source,
    }),
});

/** `at` is the instant until which the gift waits. */
const notifyGiftSent = defineSubscriber({
  event: 'reward.sent',
  name: 'messages.tell-gift-sent',
  run: (app, { memberId, path, currency, amount, until, at }, { id: source }) =>
    sendMessage(app, {
      memberId,
      template: 'giftSent',
      params: { path, currency, amount, at: until },
      at,
      source,
    }),
});

const notifyReversal = defineSubscriber({
  event: 'reward.reversed',
  name: 'messages.tell-reversal',
  run: (app, { memberId, type, amount, owed, currency, billNo, at }, { id: source }) => {
    const isPoints = type === 'points';
    const isGone = /^0(\.0+)?$/.test(amount);
    const template = isGone ? 'rewardGone' : isPoints ? 'pointsReversed' : 'rewardReversed';
    const taken = isPoints ? { points: amount } : { amount, owed, currency };
    return sendMessage(app, {
      memberId,
      template,
      params: { billNo, ...(isGone ? {} : taken) },
      at,
      source,
    });
  },
});

const notifyAbuse = defineSubscriber({
  event: 'reward.abused',
  name: 'messages.tell-abuse',
  run: (app, { memberId, type, title, reason, amount, owed, currency, at }, { id: source }) => {
    const isGone = /^0(\.0+)?$/.test(amount);
    const isMoney = type !== 'points' && type !== 'coins';
    const taken = isMoney ? { amount, owed, currency } : { count: amount };
    const template = isMoney ? 'abuseReversed' : type === 'coins' ? 'abuseCoins' : 'abusePoints';
    return sendMessage(app, {
      memberId,
      template: isGone ? 'abuseRefused' : template,
      params: { titleZh: title.zh, titleEn: title.en, reason, ...(isGone ? {} : taken) },
      at,
      source,
    });
  },
});

const notifySoon = defineSubscriber({
  event: 'broadcast.soon',
  name: 'messages.tell-broadcast-soon',
  run: (app, { memberId, scheduleId, title, anchorName, startsAt, at }, { id: source }) =>
    sendMessage(app, {
      memberId,
      template: anchorName === '' ? 'broadcastSoon' : 'followedSoon',
      params: { scheduleId, titleZh: title.zh, titleEn: title.en, anchor: anchorName, at: startsAt },
      at,
      source,
    }),
});

const notifyStarted = defineSubscriber({
  event: 'broadcast.followed',
  name: 'messages.tell-broadcast-started',
  run: (app, { memberId, chatRoomNo, title, anchorName, at }, { id: source }) =>
    sendMessage(app, {
      memberId,
      template: 'followedLive',
      params: { chatRoomNo, titleZh: title.zh, titleEn: title.en, anchor: anchorName, at },
      at,
      source,
    }),
});

const anchorTemplates = {
  approved: 'anchorApproved',
  refused: 'anchorRefused',
  suspended: 'anchorSuspended',
  resumed: 'anchorResumed',
  contract: 'anchorContract',
} as const;

const notifyAnchor = defineSubscriber({
  event: 'anchor.changed',
  name: 'messages.tell-anchor',
  run: (app, { memberId, news, reason, at }, { id: source }) =>
    sendMessage(app, { memberId, template: anchorTemplates[news], params: { reason }, at, source }),
});

/** What members are notified of, each from the event that is the fact. */
export const messagesSubscribers = [
  notifyWelcome,
  notifyNewDevice,
  notifyPasswordChange,
  notifyChange,
  notifyClosingStopped,
  notifyReply,
  ...notifyOrders,
  notifyAppeal,
  notifyBet,
  notifyBetCorrection,
  notifyReversal,
  notifyAbuse,
  notifySoon,
  notifyStarted,
  notifyAnchor,
  notifyPushOffer,
  notifyGiftSent,
];
