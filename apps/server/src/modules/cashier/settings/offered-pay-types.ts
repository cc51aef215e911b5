import type { Platform } from '#platform/platform.ts';
import { paymentChannels } from '../channels/registry.ts';

/** What the channels offer, configured or not; the networks of one payment method are one. */
export function offeredPayTypes(app: Platform) {
  const offers = paymentChannels.all(app).flatMap(({ payTypes }) => payTypes);
  return offers.filter(({ payType }, at) => offers.findIndex((one) => one.payType === payType) === at);
}
