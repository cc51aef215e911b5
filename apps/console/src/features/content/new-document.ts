/** Stands in the address for a document that has no key yet; no key has this form. */
export const newDocument = '+';
