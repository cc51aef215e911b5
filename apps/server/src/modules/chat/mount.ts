import { roomAudiences } from '#modules/live';
import { provideSettings } from '#modules/settings';
import type { ModuleMount } from '../mount.ts';
import { freeUnansweredJob } from './desk/free-unanswered.job.ts';
import { sayFromDeskJob } from './desk/say-from-desk.job.ts';
import { chatKind } from './filter/chat-terms.ts';
import { sayGift, sayGiftBack } from './gifts/say-gifts.ts';
import { chatOperatorRoutes } from './operator-routes.ts';
import { cleanUpChatsJob } from './keeping/clean-up-chats.job.ts';
import { keepCampaigns } from './pushes/keep-campaigns.ts';
import { chatMessageRoutes, chatPowerRoutes, chatPushRoutes, chatRoomRoutes } from './routes.ts';
import { speakItems } from './lane/relay-items.ts';
import { speakStats } from './stat/publish-stats.ts';
import { chatAudience } from './stat/room-audience.ts';

export const chatMount: ModuleMount = {
  name: 'chat',
  routes: [...chatMessageRoutes, ...chatRoomRoutes, ...chatPowerRoutes, ...chatPushRoutes],
  operatorRoutes: chatOperatorRoutes,
  jobs: [freeUnansweredJob, cleanUpChatsJob, sayFromDeskJob],
  subscribers: [keepCampaigns, sayGift, sayGiftBack],
  extensions: [roomAudiences.provide(chatAudience), ...provideSettings(chatKind)],
  speak(app) {
    const stops = [speakStats(app), speakItems(app)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
