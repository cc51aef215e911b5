import type { payOperatorEndpoints } from '@fairway/contract/deposits/methods/operator-endpoints.ts';
import type { payOperatorSchemas } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { paymentChannels } from '../../channels/registry.ts';
import { publishedSettings } from '../../settings/published-settings.ts';
import { termsFor } from './pay-terms.ts';
import { selectMethodRecords, type MethodRecord } from '../orders/order-lists-store.ts';

const daySeconds = 86_400;

/**
 * Every method that a channel of this installation has, with what its orders of the last day and week say. Writes
 * nothing.
 */
export const listDepositMethods: Operation<
  (typeof payOperatorEndpoints)['listDepositMethods'],
  (typeof payOperatorSchemas)['listDepositMethods']
> = async (app, call) => {
  const now = app.clock.now();
  const settings = await publishedSettings(app);
  const day = await selectMethodRecords(app.db, addSeconds(now, -daySeconds));
  const week = await selectMethodRecords(app.db, addSeconds(now, -7 * daySeconds));
  const offers = paymentChannels
    .all(app)
    .flatMap((channel) => channel.payTypes.map((offer) => ({ channel, offer })));
  const methods = offers
    // The networks of one method are one method.
    .filter(({ offer }, at) => offers.findIndex((one) => one.offer.payType === offer.payType) === at)
    .toSorted((left, right) => left.offer.sort - right.offer.sort);
  return {
    methods: methods.map(({ channel, offer }) => {
      const { setting, state } = termsFor(app, settings, offer, undefined);
      const recordOf = (records: readonly MethodRecord[]) =>
        records.find(({ payType }) => payType === offer.payType);
      return {
        payType: offer.payType,
        name: call.language === 'en' ? offer.names.en : offer.names.zh,
        engine: offer.engine,
        channel: channel.code,
        ready: channel.isReady(app),
        offered: setting.offered,
        state,
        currency: offer.min.currency === 'USDT' ? ('USDT' as const) : ('CNY' as const),
        open: recordOf(week)?.open ?? 0,
        day: present(recordOf(day)),
        week: present(recordOf(week)),
      };
    }),
  };
};

function present(record: MethodRecord | undefined) {
  const { ended = 0, credited = 0, medianSeconds = null, p90Seconds = null } = record ?? {};
  return {
    orders: ended,
    credited,
    successPercent: ended === 0 ? null : Math.round((credited * 100) / ended),
    medianSeconds,
    p90Seconds,
  };
}
