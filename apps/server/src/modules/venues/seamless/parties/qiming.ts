import { addSeconds } from '#platform/clock.ts';
import { defineAdapter } from '#platform/adapters/define-adapter.ts';
import { fairwayForm } from '../forms/fairway-form.ts';
import { publicKeys } from '../forms/public-keys.ts';
import { seamlessKind } from '../seamless-venue.ts';
import { demoKeys } from './demo-keys.ts';
import { addressList, passSeconds } from './party-settings.ts';
import { ownFormBook } from './qiming-book.ts';
import { ownFormList } from './qiming-list.ts';

/** 启明游戏, e-games that call our wallet in our own form (this folder's README). A launch is a link with the launch's token. */
export const qiming = defineAdapter({
  kind: seamlessKind,
  code: 'qiming',
  settings: {
    url: { env: 'QIMING_URL', form: 'address', about: "where the venue's pages lie", demo: '/qiming' },
    publicKey: {
      env: 'QIMING_PUBLIC_KEY',
      form: 'text',
      about: "the venue's Ed25519 key, base64 of its DER",
      demo: demoKeys.qiming,
    },
    nextPublicKey: {
      env: 'QIMING_PUBLIC_KEY_NEXT',
      form: 'text',
      about: 'taken beside it while the key is changed',
      optional: true,
    },
    privateKey: {
      env: 'QIMING_PRIVATE_KEY',
      form: 'secret',
      about: 'our Ed25519 key, base64 of its DER (PKCS 8): without it its book is not read',
      optional: true,
      demo: demoKeys.oursAtQiming,
    },
    addresses: {
      env: 'QIMING_ADDRESSES',
      form: 'text',
      about: 'addresses and networks that its calls come from, with commas between them',
      demo: '127.0.0.1,::1',
    },
  },
  capabilities: { seamless: true },
  frames: ({ url }) => [url],
  connect({ url, publicKey, nextPublicKey, privateKey, addresses }, means) {
    const keys = publicKeys(publicKey, nextPublicKey);
    const { clock } = means;
    return {
      addresses: addressList(addresses),
      form: fairwayForm(keys, clock),
      launch({ token, game, memberId, currency, language, returnUrl }) {
        const link = new URL(`${url.replace(/\/$/, '')}/play`);
        const facts = {
          member: memberId,
          token,
          currency,
          language,
          ...(returnUrl && { returnUrl }),
          ...(game && { game }),
        };
        for (const [name, value] of Object.entries(facts)) link.searchParams.set(name, value);
        return Promise.resolve({ url: link.href, expiresAt: addSeconds(clock.now(), passSeconds) });
      },
      book: privateKey === undefined ? undefined : ownFormBook({ url, privateKey, keys, means }),
      listGames: privateKey === undefined ? undefined : ownFormList({ url, privateKey, keys, means }),
    };
  },
});
