/** One-time codes that go to a phone or a mailbox (specification section 9, security rule 8). */

/** A code is good for this long, in seconds. */
export const codeSeconds = 300;
/** The next code to the same number or address, in seconds. */
export const codeResendSeconds = 60;
/** A press on the button within this of the one before does nothing, in milliseconds. */
export const codeClickGuardMs = 2_000;
/** Codes to one number or address on one day of the site. */
export const codesPerDay = 5;
/** Tries a code allows before it is void. */
export const codeTries = 5;
