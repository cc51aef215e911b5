import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { upsertCampaign } from './activities-store.ts';

/** Remembers which campaigns are published: what runs may be pushed into rooms. */
export const keepCampaigns = defineSubscriber({
  event: 'campaign.changed',
  name: 'chat.keep-campaigns',
  async run(app, { kind, no, title, startsAt, endsAt, at }) {
    const row = {
      kind,
      no,
      title_zh: title.zh,
      title_en: title.en,
      starts_at: new Date(startsAt),
      ends_at: new Date(endsAt),
    };
    await upsertCampaign(app.db, row, new Date(at));
  },
});
