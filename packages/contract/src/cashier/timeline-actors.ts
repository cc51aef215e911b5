/** Who did a step of a timeline. */
export const timelineActors = ['member', 'operator', 'channel', 'rule'] as const;
export type TimelineActor = (typeof timelineActors)[number];
