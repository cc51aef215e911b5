/** An amount short enough for a chip: `5`, `0.2`, `1k`, `12.5k`, and no zeros behind the point. Cut, never rounded up. */
export function shortAmount(amount: string): string {
  const [whole = '0', decimals = ''] = amount.split('.');
  if (whole.length > 3) {
    const tenths = whole.slice(-3, -2);
    return `${whole.slice(0, -3)}${tenths === '0' ? '' : `.${tenths}`}k`;
  }
  const rest = decimals.slice(0, whole.length > 2 ? 1 : 2).replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
}
