import { z } from 'zod';
import { addSeconds } from '#platform/clock.ts';
import { defineAdapter } from '#platform/adapters/define-adapter.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { hub88Form } from '../forms/hub88-form.ts';
import { publicKeys } from '../forms/public-keys.ts';
import { seamlessKind } from '../seamless-venue.ts';
import { demoKeys } from './demo-keys.ts';
import { hubBook } from './hub-book.ts';
import { hubList } from './hub-list.ts';
import { askHub, type HubLine } from './hub-line.ts';
import { addressList, passSeconds } from './party-settings.ts';

const gameUrl = z.object({ url: z.url() });

/** An aggregator that speaks Hub88's form in both directions; its games are opened one by one or at its lobby. */
export const hub = defineAdapter({
  kind: seamlessKind,
  code: 'hub',
  settings: {
    url: { env: 'HUB_URL', form: 'address', about: "the aggregator's Operator API", demo: '/hub' },
    launchUrl: {
      env: 'HUB_LAUNCH_URL',
      form: 'address',
      about: 'where its pages lie, if elsewhere than its address',
      optional: true,
    },
    publicKey: {
      env: 'HUB_PUBLIC_KEY',
      form: 'text',
      about: "the aggregator's RSA key, base64 of its DER",
      demo: demoKeys.hub,
    },
    nextPublicKey: {
      env: 'HUB_PUBLIC_KEY_NEXT',
      form: 'text',
      about: 'taken beside it while the key is changed',
      optional: true,
    },
    privateKey: {
      env: 'HUB_PRIVATE_KEY',
      form: 'secret',
      about: 'our RSA key, base64 of its DER (PKCS 8)',
      demo: demoKeys.ours,
    },
    operatorId: { env: 'HUB_OPERATOR_ID', form: 'text', about: 'our number there', demo: '1' },
    addresses: {
      env: 'HUB_ADDRESSES',
      form: 'text',
      about: 'addresses and networks that its calls come from, with commas between them',
      demo: '127.0.0.1,::1',
    },
  },
  capabilities: { seamless: true },
  origins: ({ url }) => [url],
  frames: ({ url, launchUrl = url }) => [launchUrl],
  connect(settings, means) {
    const line = { ...settings, means };
    return {
      addresses: addressList(settings.addresses),
      form: hub88Form(publicKeys(settings.publicKey, settings.nextPublicKey)),
      async launch({ token, game = 'lobby', memberId, currency, language, returnUrl }) {
        const url = await askForUrl(line, {
          user: memberId,
          token,
          currency,
          game_code: game,
          platform: 'GPL_DESKTOP',
          lang: language === 'en' ? 'en' : 'zh',
          country: 'CN',
          lobby_url: returnUrl,
        });
        return url === undefined ? undefined : { url, expiresAt: addSeconds(means.clock.now(), passSeconds) };
      },
      book: hubBook(line),
      listGames: hubList(line),
    };
  },
});

async function askForUrl(line: HubLine, fields: object): Promise<string | undefined> {
  try {
    const answer = await askHub(line, { path: 'game/url', fields, timeoutMs: 3000, shape: gameUrl });
    return answer?.url;
  } catch (fault) {
    if (fault instanceof OutboundFault) return undefined;
    throw fault;
  }
}
