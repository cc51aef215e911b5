import { channelStates, type ChannelState } from '@fairway/contract/deposits/methods/channel-states.ts';
import { enumLabel } from '../../labels/enum-label.ts';

const { normal } = channelStates.codes;

/** Why a deposit method cannot be used now, as text; undefined for an open one. */
export function closedReason(state: ChannelState): string | undefined {
  return state === normal ? undefined : enumLabel(channelStates, state);
}
