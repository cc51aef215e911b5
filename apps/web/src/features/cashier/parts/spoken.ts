/** For a Notice that changes while one looks: readers hear it. */
export const spoken = { role: 'status' } as const;
