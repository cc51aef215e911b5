import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import { findMember } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { insertDismissal, isDismissed } from './notices-store.ts';

/** So many days after the registration a member counts as new. */
const newDays = 30;
const notice = 'new-user-safety';

const texts = {
  'zh-CN': {
    title: '新会员安全须知',
    lines: [
      '密码不要与其他网站相同，也不要告诉任何人；客服不会向您索要密码或验证码。',
      '付款前核对收款人与金额，只向订单页面显示的账户付款。',
      '按预算娱乐，量力而行；觉得停不下来时，请先休息。',
    ],
  },
  en: {
    title: 'Safety for new members',
    lines: [
      'Use a password of its own and tell it to nobody; support never asks for a password or a code.',
      'Check payee and amount before you pay, and pay only to the account that the order page shows.',
      'Play within a budget; when it is hard to stop, take a break first.',
    ],
  },
} as const;

/** What a new member should know, until it is dismissed or the member is no longer new. */
export const getSafetyNotice: Operation<
  (typeof messagesMemberEndpoints)['getSafetyNotice'],
  (typeof messagesMemberSchemas)['getSafetyNotice']
> = async (app, call) => {
  const { memberId } = call.member;
  const member = await findMember(app.db, memberId);
  const isNew = member !== undefined && addSeconds(member.created_at, newDays * 86_400) > app.clock.now();
  const dismissed = await isDismissed(app.db, memberId, notice);
  const { title, lines } = texts[call.language];
  return { show: isNew && !dismissed, title, lines: [...lines] };
};

/** Puts the notice away on every device, for good; a second time changes nothing. */
export const dismissNewUserNotice: Operation<
  (typeof messagesMemberEndpoints)['dismissNewUserNotice'],
  (typeof messagesMemberSchemas)['dismissNewUserNotice']
> = async (app, call) => {
  const { memberId } = call.member;
  await inTransaction(app.db, async (tx) => {
    await insertDismissal(tx, memberId, notice, app.clock.now());
    await push(tx, app, 'memberMessages', { memberId }, { cause: 'read' });
  });
  return null;
};
