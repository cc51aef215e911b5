/** The form's rules of fields, as the wire takes them; the server judges again. */
export const amountRule = (message: string) => [
  { required: true, pattern: /^(0|[1-9]\d{0,14})(\.\d{1,2})?$/, message },
];

/** As `amountRule`, for what may be left out. */
export const optionalAmountRule = (message: string) => [
  { pattern: /^(0|[1-9]\d{0,14})(\.\d{1,2})?$/, message },
];

/** Odds such as `1.5`, or nothing. */
export const priceRule = (message: string) => [{ pattern: /^[1-9]\d?(\.\d{1,3})?$/, message }];

export const turnoverRule = (message: string) => [
  { required: true, pattern: /^(10|\d)(\.\d{1,2})?$/, message },
];

export const textRule = (min: number, max: number, message: string) => [
  { required: true, whitespace: true, min, max, message },
];
