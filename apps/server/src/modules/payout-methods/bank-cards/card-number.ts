/** «6222 **** **** 0123». */
export function maskCard(digits: string): string {
  return `${digits.slice(0, 4)} **** **** ${digits.slice(-4)}`;
}

/** «0x12ab…89ef»: enough to recognise, not to copy. */
export function maskAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** «陈*», «陈**». */
export function maskHolder(name: string): string {
  const [first = '', ...others] = Array.from(name);
  return first + '*'.repeat(others.length);
}
