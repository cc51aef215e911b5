/** Card numbers of the test range with their right check digit, another for each number. */
export function testCard(number: number): string {
  const base = `62220400000${String(number).padStart(7, '0')}`;
  const total = Array.from(base)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
  return `${base}${(10 - (total % 10)) % 10}`;
}
