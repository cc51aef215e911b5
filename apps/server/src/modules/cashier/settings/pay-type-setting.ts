import { firstPayTypeSetting } from '@fairway/contract/cashier/first-pay-type-setting.ts';
import type { CashierSettings, PayTypeSetting } from '@fairway/contract/cashier/settings.ts';
import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';

/** How a deposit method is set; as its channel begins where nobody has said otherwise. */
export function payTypeSetting(
  settings: CashierSettings,
  { payType, offeredAtFirst = false }: { readonly payType: PayType; readonly offeredAtFirst?: boolean },
): PayTypeSetting {
  const beginning = { ...firstPayTypeSetting, payType, offered: offeredAtFirst };
  // A row from before a field was added has it as every installation begins with it.
  return { ...beginning, ...settings.payTypes.find((row) => row.payType === payType) };
}
