import { randomBytes } from 'node:crypto';

/**
 * Ids of the requests of one server: a random name of the process, a hyphen and the request's number in it. Short enough to be shown whole
 * and read aloud to support, and in the logs of all processes there is one such request.
 */
export function createRequestIds(process: Buffer = randomBytes(5)): () => string {
  const name = process.readUIntBE(0, 5).toString(36).padStart(8, '0');
  let count = 0;
  return () => {
    count += 1;
    return `${name}-${count.toString(36)}`;
  };
}
