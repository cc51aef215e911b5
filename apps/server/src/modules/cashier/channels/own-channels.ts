import type { Channel } from './channel.ts';
import { chainChannel } from './chain/channel.ts';
import { networks } from '#modules/chain';
import { gift } from './gift/channel.ts';
import { offline } from './offline/channel.ts';
import { psp } from './psp/channel.ts';

/** The cashier's own payment channels, one line each. */
export const ownChannels: readonly Channel[] = [psp, ...networks.map(chainChannel), offline, gift];
