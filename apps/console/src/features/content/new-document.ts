/** In the address of a document that has no key yet; no key has this form. */
export const newDocument = '+';
