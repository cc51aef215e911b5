/**
 * Every event by name with its payload. It is empty here, because the platform knows no business term;
 * `modules/events.ts` fills it: `declare module '#platform/outbox/event-map.ts' { interface EventMap { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by modules/events.ts.
export interface EventMap {}

export type EventName = Extract<keyof EventMap, string>;
