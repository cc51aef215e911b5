import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What comes near its end at the signer: then payouts or sweeps will wait. */
export const signerAlarms = defineEnum({
  fuel: { code: 'fuel', zh: '出款钱包手续费不足', en: 'Fuel of the payout wallet runs low' },
  fee: { code: 'fee', zh: '单笔出款手续费接近上限', en: 'The fee of a payout nears its limit' },
  payoutDay: { code: 'payoutDay', zh: '当日出款额度将用尽', en: 'The day’s limit of payouts is nearly used' },
  sweepDay: { code: 'sweepDay', zh: '当日归集额度将用尽', en: 'The day’s limit of sweeps is nearly used' },
  fuelDay: { code: 'fuelDay', zh: '当日手续费额度将用尽', en: 'The day’s limit of fuel is nearly used' },
});
export type SignerAlarm = CodeOf<typeof signerAlarms>;
