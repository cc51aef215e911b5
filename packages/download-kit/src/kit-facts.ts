/** The kit's own figures (specification sections 7 and 9). */
export const kitVersion = '3.4.0';

/** A call that has no whole answer after this long is given up, in ms. */
export const timeoutMs = 5_000;

/** Between the try to wake an installed client and the download in its place, in ms. */
export const wakeUpDelayMs = 300;

/** Every path of the kit begins so. */
export const pathPrefix = '/houtu';

/** `status_code` of an answer that is no refusal. */
export const successStatus = 0;
