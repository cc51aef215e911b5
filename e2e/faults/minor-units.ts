/** Minor units of a decimal text as the wire writes it: "12.5" of CNY is 1250. Written for itself, not the product's code. */
export function minorOf(text: string, scale = 2): bigint {
  const [whole = '0', rest = ''] = text.split('.');
  return BigInt(whole + rest.padEnd(scale, '0'));
}

/** The text of so many minor units. */
export function textOf(minor: bigint, scale = 2): string {
  const digits = String(minor).padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
