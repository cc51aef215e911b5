/** Bytes as base64url without padding: fits into a path and a query as it is. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws when the text is not base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < characters.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
