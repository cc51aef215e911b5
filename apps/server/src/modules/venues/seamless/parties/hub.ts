import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import { addSeconds } from '#platform/clock.ts';
import { defineAdapter, type AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { hub88Form } from '../forms/hub88-form.ts';
import { publicKeys } from '../forms/public-keys.ts';
import { seamlessKind } from '../seamless-venue.ts';
import { addressList, passSeconds } from './party-settings.ts';
import { demoKeys } from './demo-keys.ts';

const gameUrl = z.object({ url: z.url() });

/** An aggregator that speaks Hub88's form in both directions; its games are opened at its lobby. */
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
  connect: (settings, means) => ({
    addresses: addressList(settings.addresses),
    form: hub88Form(publicKeys(settings.publicKey, settings.nextPublicKey)),
    async launch({ token, memberId, currency, language, returnUrl }) {
      const fields = {
        operator_id: Number(settings.operatorId),
        user: memberId,
        token,
        currency,
        game_code: 'lobby',
        platform: 'GPL_DESKTOP',
        lang: language === 'en' ? 'en' : 'zh',
        country: 'CN',
        lobby_url: returnUrl,
      };
      const url = await askForUrl(settings, means, JSON.stringify(fields));
      return url === undefined ? undefined : { url, expiresAt: addSeconds(means.clock.now(), passSeconds) };
    },
  }),
});

async function askForUrl(
  { url, privateKey }: { url: string; privateKey: string },
  { http }: AdapterMeans,
  body: string,
): Promise<string | undefined> {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  try {
    const answer = await http.send(`${url.replace(/\/$/, '')}/operator/generic/v2/game/url`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), key).toString('base64'),
      },
      body,
      timeoutMs: 3000,
    });
    const read = gameUrl.safeParse(answer.status === 200 ? parseJson(answer.body) : undefined);
    return read.success ? read.data.url : undefined;
  } catch (fault) {
    if (fault instanceof OutboundFault) return undefined;
    throw fault;
  }
}
