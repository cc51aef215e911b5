import { z } from 'zod';
import { virtualSwitch } from '../../enums/switches.ts';
import { typedText, usdtAmount } from '../../fields.ts';

/** Who is offered virtual currency. What is in a USDT wallet can be withdrawn whatever stands here. */
export const usdtSwitchSetting = z.strictObject({
  switch: z.enum(virtualSwitch.codeList),
  /** On: only the members of the list are offered it, and nobody while the list is empty. */
  whitelistOn: z.boolean(),
  whitelist: z.array(typedText(1, 32)).max(500),
});

/** The gathering of deposits into the payout wallet. */
export const sweepSetting = z.strictObject({
  /** Off: nothing new begins; what is under way is brought to its end. */
  on: z.boolean(),
  /** From which amount on a deposit address is swept. */
  min: usdtAmount,
});
