import { cashierCallbackEndpoints } from '@fairway/contract/cashier/callback-endpoints.ts';

/** Where every channel sends its news: the one address, distinguished by the sender's header. */
export const callbackPath = cashierCallbackEndpoints.receiveChannelCallback.path;
