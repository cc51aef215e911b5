import { createUseNow } from '@fairway/ui/time/create-use-now.ts';
import { serverClock } from '../api.ts';

/** The server's time in ms since 1970, renewed every `period` ms. */
export const useNow = createUseNow(serverClock);
