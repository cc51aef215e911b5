/**
 * A clip of a broadcast: `{kind:"broadcast",broadcast,chain,heads,clip}`. `chain` is the name of the origin's chain.jsonl beside the question,
 * or its lines; `clip` the segments as they were downloaded, `[{track,segment,file}]`, or with their bytes as `base64` in place of a file, as
 * the page saves them; `heads` what the site published, `[{segments,head}]`. Answers when each segment was captured and whether its bytes are
 * those of the chain, the chain links up, and it has every published head.
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
  const lines = typeof chain === 'string' ? readChain(resolve(folder, chain)) : chain;
  let head = firstBroadcastHead;
  const linked = lines.map((line) => {
    head = hex(Buffer.from(broadcastLinkText(head, { ...line, broadcast })));
    return line.head === head;
  });
  const parts = clip.map(({ track, segment, file, base64 }) => {
    const line = lines.find((one) => one.track === track && one.segment === segment);
    const sha256 = hex(
      file === undefined ? Buffer.from(base64, 'base64') : readFileSync(resolve(folder, file)),
    );
    const capturedAt = line ? new Date(line.capturedAt).toISOString() : null;
    return {
      ...(file !== undefined && { file }),
      track,
      segment,
      capturedAt,
      sha256,
      isInChain: line?.sha256 === sha256,
    };
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
  const { broadcast } = given;
  if (typeof broadcast !== 'string') throw malformed('a broadcast has its id');
  const chain = typeof given['chain'] === 'string' ? given['chain'] : readLines(given['chain']);
  const heads = readList(given['heads'], 'heads').map(({ segments, head }) => {
    if (typeof segments !== 'number' || typeof head !== 'string')
      throw malformed('a head has segments and head');
    return { segments, head };
  });
  const clip = readList(given['clip'], 'clip').map(({ track, segment, file, base64 }) => {
    if (typeof track !== 'string' || typeof segment !== 'number')
      throw malformed('a segment of a clip has track and segment');
    if (typeof file === 'string') return { track, segment, file, base64: '' };
    if (typeof base64 !== 'string') throw malformed('a segment of a clip has a file or its bytes');
    return { track, segment, base64 };
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
 * @param {unknown} value
 * @returns {Line[]}
 */
function readLines(value) {
  const lines = readList(value, 'chain');
  if (lines.some((line) => typeof line['head'] !== 'string' || typeof line['capturedAt'] !== 'number'))
    throw malformed('a line of the chain has capturedAt and head');
  return /** @type {Line[]} */ (/** @type {unknown} */ (lines));
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
