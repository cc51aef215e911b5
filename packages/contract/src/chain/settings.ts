import { z } from 'zod';
import { virtualSwitch } from '../deposits/usdt/virtual-switch.ts';
import { typedText, usdtAmount } from '../fields.ts';

/** Who is offered virtual currency. What is in a USDT wallet can be withdrawn whatever this says. */
export const usdtSwitchSetting = z.strictObject({
  switch: z.enum(virtualSwitch.codeList),
  /** On: only the members of the list are offered it, and nobody while the list is empty. */
  whitelistOn: z.boolean(),
  whitelist: z.array(typedText(1, 32)).max(500),
});

/** The gathering of deposits into the payout wallet. */
export const sweepSetting = z.strictObject({
  /** Off: nothing new begins; what is open is completed. */
  on: z.boolean(),
  /** From which amount on a deposit address is swept. */
  min: usdtAmount,
});

/** From where on operators are alerted that the signer's fuel or a limit is nearly used up. */
export const signerAlarmSetting = z.strictObject({
  /** Whole per cent of a day's limit that are used. */
  usedPercent: z.int().min(1).max(100),
  /** Payouts that the payout wallet's coins must still pay for at the present price; 0: no alarm. */
  payouts: z.int().min(0).max(10_000),
});
