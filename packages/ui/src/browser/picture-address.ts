/** Bytes as an address that a picture can be drawn from; unlike an object URL, it needs no revoking. */
export function pictureAddress(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the bytes could not be read')));
    reader.readAsDataURL(bytes);
  });
}
