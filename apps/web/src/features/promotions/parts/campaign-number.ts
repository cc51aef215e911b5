/** The number in a campaign's address, 1 to 999999; undefined for an address that names none. */
export function campaignNumber(id: string | undefined): number | undefined {
  return id !== undefined && /^[1-9]\d{0,5}$/.test(id) ? Number(id) : undefined;
}
