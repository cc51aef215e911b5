import type { chatMessageEndpoints } from '@fairway/contract/chat/message-endpoints.ts';
import type { chatMessageSchemas } from '@fairway/contract/chat/message-schemas.ts';
import { topicName } from '@fairway/contract/topics.ts';
import { issueMqttTicket } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { announceArrival } from '../welcome/announce-arrival.ts';
import { openUserNo } from './chat-room-store.ts';
import { findReadableChat } from './find-chat.ts';

/** Path of the MQTT line on the site's own port. */
const ownLine = '/mqtt';

/** What the chat's own connection needs. Writes the ticket, and the member's chat number at the first entry; a member's arrival is announced. Throws `roomNotFound`, `chatClosed`. */
export const getChatConnector: Operation<
  (typeof chatMessageEndpoints)['getChatConnector'],
  (typeof chatMessageSchemas)['getChatConnector']
> = async (app, { member }, { form, chatRoomNo }) => {
  const found = await findReadableChat(app, chatRoomNo);
  // The anonymous form connects as a visitor, whatever token comes along.
  const caller = form === 'anonymous' ? undefined : member;
  const { ticket, expiresAt, url } = await issueMqttTicket(app, caller);
  if (caller) await announceArrival(app, found, caller.memberId);
  return {
    imId: caller ? String(await openUserNo(app.db, caller.memberId)) : '',
    imTopic: topicName('roomChat', { chatRoomNo }),
    statTopic: topicName('roomStat', { chatRoomNo }),
    mqttAddress: url ?? ownLine,
    ticket,
    expiresAt,
  };
};
