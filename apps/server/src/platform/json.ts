/** What JSON can carry without loss: no bigint, no Date, no function. Money goes as a decimal string, time as ISO text. */
export type JsonSafe<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends bigint | symbol | Date | ((...args: never[]) => unknown)
    ? never
    : { [K in keyof T]: JsonSafe<T[K]> };
