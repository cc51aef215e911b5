import type { WireFields } from '../wire.ts';

export const payTypeIdWire = { payTypeId: { name: 'pay_type_id' } } satisfies WireFields;

/** Specification section 3, «Pay type». */
export const payTypeWire = {
  ...payTypeIdWire,
  depositMinAmount: { name: 'deposit_min_amount' },
  depositMaxAmount: { name: 'deposit_max_amount' },
  fixedAmounts: { name: 'fixed_amount' },
  protocols: { name: 'dc_protocol' },
} satisfies WireFields;
