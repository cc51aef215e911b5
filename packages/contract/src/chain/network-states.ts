import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Whether a network can be chosen; a closed one says why. */
export const networkStates = defineEnum({
  open: { code: 'open', zh: '可用', en: 'Available' },
  noNode: { code: 'noNode', zh: '本站未接入该网络', en: 'This site has no node on this network' },
  givenUp: {
    code: 'givenUp',
    zh: '发行方已停止支持该网络，本站未接入',
    en: 'The issuer has given this network up and this site has no node on it',
  },
});
export type NetworkState = CodeOf<typeof networkStates>;
