/** How long a launch's link may be opened, in seconds. */
export const passSeconds = 300;

/** Addresses and networks as an operator writes them: with commas between them. */
export function addressList(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
