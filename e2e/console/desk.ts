import { randomUUID } from 'node:crypto';
import type { AnyDocument } from '@fairway/contract/content/document-schemas.ts';
import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import { expect } from '@playwright/test';
import { apiFor, test as base } from '../shell/member.ts';
import { operatorCalls, type OperatorCalls } from './operator.ts';

type VenueSwitch = Pick<Parameters<OperatorCalls['switchVenue']>[0], 'state' | 'reason' | 'until'>;
type FloatWindow = Extract<AnyDocument, { kind: 'floatWindow' }>['document'];

/** What an operator decides before a page is opened; at the story's end everything is restored. */
export interface Desk {
  /** Publishes the site's configuration with some of it changed. */
  publishSite: (change: (site: SiteConfiguration) => Partial<SiteConfiguration>) => Promise<void>;
  switchVenue: (channelCode: string, to: VenueSwitch) => Promise<void>;
  /** Publishes a float window that takes precedence over the site's own. */
  publishFloatWindow: (change: (shown: FloatWindow) => Partial<FloatWindow>) => Promise<void>;
}

const open: VenueSwitch = { state: 'open', reason: { zh: '维护结束', en: '' }, until: null };

/** Switches a venue; what opens it waits for a second person, who approves it here. */
export async function switchByTwo(
  { maker, checker }: { maker: OperatorCalls; checker: () => Promise<OperatorCalls> },
  wanted: Parameters<OperatorCalls['switchVenue']>[0],
): Promise<void> {
  const { proposalId } = await maker.switchVenue(wanted);
  if (proposalId === null) return;
  await (await checker()).approveProposal({ id: proposalId }, { operationId: randomUUID() });
}

/** Stories that begin with an operator's decision, made by the console's own calls. */
export const test = base.extend<{ desk: Desk }>({
  desk: async ({ baseURL }, use) => {
    const undo: (() => Promise<unknown>)[] = [];
    const api = await operatorCalls(baseURL, 'administrator');
    const checker = () => operatorCalls(baseURL, 'trader');
    await use({
      publishSite: async (change) => {
        const { configuration, version } = await api.getSiteDraft({});
        undo.push(async () => {
          const { version: newest } = await api.getSiteDraft({});
          await api.updateSiteConfig({ ...configuration, version: newest });
        });
        await api.updateSiteConfig({ ...configuration, ...change(configuration), version });
      },
      switchVenue: async (channelCode, to) => {
        const change = async (wanted: VenueSwitch) => {
          const { venues } = await api.listVenueSwitches({});
          const version = venues.find((one) => one.channelCode === channelCode)?.version ?? 0;
          await switchByTwo({ maker: api, checker }, { channelCode, version, ...wanted });
        };
        undo.push(() => change(open));
        await change(to);
      },
      publishFloatWindow: async (change) => {
        const visitor = apiFor(baseURL ?? '');
        const shown = () => visitor.getFloatWindows({ displayEquipment: 8 });
        const { windowId: _, ...site } = await shown();
        // The first of its kind is shown; of two at one position that with the lesser key.
        const key = `0-${Date.now().toString(36)}`;
        const document = { ...site, position: 0, ...change({ ...site, position: 0 }) };
        await api.saveContentDraft({ kind: 'floatWindow', key, version: 0, document });
        undo.push(async () => {
          const { decisions } = await api.getContentDocument({ kind: 'floatWindow', key });
          await api.publishContent({ kind: 'floatWindow', key, version: null, goesLiveAt: null, decisions });
          await expect.poll(async () => (await shown()).windowId).not.toBe(key);
        });
        await api.publishContent({ kind: 'floatWindow', key, version: 1, goesLiveAt: null, decisions: 0 });
        // A process believes what it read of the documents for a second.
        await expect.poll(async () => (await shown()).windowId).toBe(key);
      },
    });
    for (const step of undo.toReversed()) await step();
  },
});

export { expect } from '../shell/member.ts';
