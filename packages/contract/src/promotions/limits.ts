/** Days of a sign-in cycle (section 9). */
export const signInCycleDays = 7;

/** VIP levels, lowest and highest (section 1). */
export const vipLevels = { lowest: 0, highest: 10 } as const;
