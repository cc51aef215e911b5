/** What a person may type as money: digits and one point, at most `scale` places; full-width digits and points are taken too. */
export function cleanMoneyText(raw: string, scale: number): string {
  const narrow = raw
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[。．]/g, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = narrow.split('.');
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  if (scale === 0 || rest.length === 0) return trimmed;
  return `${trimmed === '' ? '0' : trimmed}.${rest.join('').slice(0, scale)}`;
}

/** "1234567.5" as "1,234,567.5". Leaves the fraction alone. */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A decimal string as shown: fraction padded or cut to `scale`, thousands grouped, real minus sign. Never rounds up. */
export function moneyText(decimal: string, scale: number): string {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace(/^[-+]/, '').split('.');
  const places = scale === 0 ? '' : `.${fraction.padEnd(scale, '0').slice(0, scale)}`;
  return `${negative ? '\u2212' : ''}${groupDigits(whole === '' ? '0' : whole)}${places}`;
}
