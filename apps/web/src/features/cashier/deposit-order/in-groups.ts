/** A card number or address in groups of four, as people compare them; a leading 0x stays with the first group. */
export function inGroups(text: string): string {
  const compact = text.replaceAll(' ', '');
  const head = compact.startsWith('0x') ? '0x' : '';
  const groups = compact.slice(head.length).match(/.{1,4}/g) ?? [];
  return head + groups.join(' ');
}
