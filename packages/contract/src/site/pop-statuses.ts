/** What a moving site shows its members: nothing, a popup that can be closed, or one that cannot (forced move). Without zod. */
export const popStatuses = { off: 0, plain: 1, forced: 2 } as const;
