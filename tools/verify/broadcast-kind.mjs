/**
 * A clip of a broadcast: `{kind:"broadcast",broadcast,chain,heads,clip}`. `chain` is the origin's chain.jsonl, `clip` the segments as they were
 * downloaded, `[{track,segment,file}]`, both beside the question; `heads` what the site published, `[{segments,head}]`. Answers when each
 * segment was captured and whether its bytes are those of the chain, the chain links up, and it has every published head.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { broadcastLinkText, firstBroadcastHead } from '../../packages/contract/src/media/broadcast-link.ts';

/** @typedef {import('../../packages/contract/src/media/broadcast-link.ts').BroadcastLink & {head: string}} Line */

/**
 * `folder`: where the question lies.
 * @param {string} folder
 * @returns {import('../../packages/fair-games/src/verify/verify.ts').Verifier}
 */
export const broadcastKind = (folder) => (hashing, question) => {
  const { broadcast, chain, heads, clip } = readQuestion(question);
  const hex = (/** @type {Uint8Array} */ bytes) => Buffer.from(hashing.sha256(bytes)).toString('hex');
  const lines = readChain(resolve(folder, chain));
  let head = firstBroadcastHead;
  const linked = lines.map((line) => {
    head = hex(Buffer.from(broadcastLinkText(head, { ...line, broadcast })));
    return line.head === head;
  });
  const parts = clip.map(({ track, segment, file }) => {
    const line = lines.find((one) => one.track === track && one.segment === segment);
    const sha256 = hex(readFileSync(resolve(folder, file)));
    const capturedAt = line ? new Date(line.capturedAt).toISOString() : null;
    return { file, track, segment, capturedAt, sha256, isInChain: line?.sha256 === sha256 };
  });
  return {
    kind: 'broadcast',
    broadcast,
    segments: lines.length,
    head,
    clip: parts,
    agrees: {
      chain: linked.every(Boolean),
      heads: heads.length > 0 && heads.every((one) => lines[one.segments - 1]?.head === one.head),
      clip: parts.every(({ isInChain }) => isInChain),
    },
  };
};

/** @param {unknown} question */
function readQuestion(question) {
  const given = /** @type {Record<string, unknown>} */ (question);
  const { broadcast, chain } = given;
  if (typeof broadcast !== 'string' || typeof chain !== 'string')
    throw malformed('a broadcast has its id and the file of its chain');
  const heads = readList(given['heads'], 'heads').map(({ segments, head }) => {
    if (typeof segments !== 'number' || typeof head !== 'string')
      throw malformed('a head has segments and head');
    return { segments, head };
  });
  const clip = readList(given['clip'], 'clip').map(({ track, segment, file }) => {
    if (typeof track !== 'string' || typeof segment !== 'number' || typeof file !== 'string')
      throw malformed('a segment of a clip has track, segment and file');
    return { track, segment, file };
  });
  return { broadcast, chain, heads, clip };
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {Record<string, unknown>[]}
 */
function readList(value, name) {
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'object' || one === null))
    throw malformed(`${name} is a list`);
  return value;
}

/**
 * @param {string} file
 * @returns {Line[]}
 */
function readChain(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** @param {string} message */
function malformed(message) {
  return Object.assign(new Error(message), { fault: 'malformed' });
}
