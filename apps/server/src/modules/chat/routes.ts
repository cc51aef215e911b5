import { chatMessageEndpoints } from '@fairway/contract/chat/message-endpoints.ts';
import { chatMessageSchemas } from '@fairway/contract/chat/message-schemas.ts';
import { chatPowerEndpoints } from '@fairway/contract/chat/power-endpoints.ts';
import { chatPowerSchemas } from '@fairway/contract/chat/power-schemas.ts';
import { chatPushEndpoints } from '@fairway/contract/chat/push-endpoints.ts';
import { chatPushSchemas } from '@fairway/contract/chat/push-schemas.ts';
import { chatRoomEndpoints } from '@fairway/contract/chat/room-endpoints.ts';
import { chatRoomSchemas } from '@fairway/contract/chat/room-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listChatHistory, listOfflineMessages } from './messages/list-items.ts';
import { sendChatMessage } from './messages/send-chat-message.ts';
import { actAsChatAdmin } from './powers/act-as-chat-admin.ts';
import { appealChatMute } from './powers/appeal-chat-mute.ts';
import { listRoomAdmins } from './powers/list-room-admins.ts';
import { nameRoomAdmin } from './powers/name-room-admin.ts';
import { listChatMuted } from './powers/list-chat-muted.ts';
import { reportChat } from './powers/report-chat.ts';
import { unblockChatMember } from './powers/unblock-chat-member.ts';
import { copyPushedOrder } from './pushes/copy-pushed-order.ts';
import { listChatActivities } from './pushes/list-chat-activities.ts';
import { listChatPushes } from './pushes/list-chat-pushes.ts';
import { pushChatActivity } from './pushes/push-chat-activity.ts';
import { pushChatOrder } from './pushes/push-chat-order.ts';
import { getChatGreeting } from './rooms/get-chat-greeting.ts';
import { getChatRoom } from './rooms/get-chat-room.ts';
import { getChatSetup } from './rooms/get-chat-setup.ts';
import { getChatSwitch } from './rooms/get-chat-switch.ts';
import { getChatConnector } from './rooms/get-connector.ts';
import { listChatRoomStatuses } from './rooms/list-chat-room-statuses.ts';
import { setChatEntrance } from './rooms/set-chat-entrance.ts';
import { setChatSetup } from './rooms/set-chat-setup.ts';
import { setChatSwitch } from './rooms/set-chat-switch.ts';

/** Entering a room, writing in it and reading what was written. */
export const chatMessageRoutes = defineRoutes(chatMessageEndpoints, chatMessageSchemas, {
  getChatConnector,
  getChatRoom,
  sendChatMessage,
  listChatHistory,
  listOfflineMessages,
});

/** A room's state, setup, switch and greeting. */
export const chatRoomRoutes = defineRoutes(chatRoomEndpoints, chatRoomSchemas, {
  listChatRoomStatuses,
  getChatSetup,
  setChatSetup,
  getChatSwitch,
  setChatSwitch,
  getChatGreeting,
  setChatEntrance,
});

/** Removing, muting and what members do against it. */
export const chatPowerRoutes = defineRoutes(chatPowerEndpoints, chatPowerSchemas, {
  actAsChatAdmin,
  listChatMuted,
  listRoomAdmins,
  nameRoomAdmin,
  unblockChatMember,
  appealChatMute,
  reportChat,
});

/** Bets and activities shown in a room. */
export const chatPushRoutes = defineRoutes(chatPushEndpoints, chatPushSchemas, {
  pushChatOrder,
  copyPushedOrder,
  listChatActivities,
  pushChatActivity,
  listChatPushes,
});
