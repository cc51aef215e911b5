/**
 * `npm run verify-balance -- proof.json`: follows a downloaded balance proof from the own leaf to the published root. Needs no
 * server and no dependency. Ends with 0 when it holds, 1 when it does not, 2 when the file is no proof.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readProof, verifyProof } from '../../packages/solvency/src/index.ts';

const faults = {
  malformed: 'the file is not a proof',
  sumImpossible: 'a sum on the path is negative or impossibly large',
  rootDiffers: 'the path ends at another root: this balance is not in the published total',
  liabilityDiffers: 'the hashes lead to the root, but the published total is another sum',
};

/** @param {string | undefined} file */
function main(file) {
  if (!file) {
    console.error('usage: npm run verify-balance -- proof.json');
    return 2;
  }
  const proof = readFile(file);
  if (!proof) {
    console.error(`${file}: not a balance proof (fairway-balance-proof-v1)`);
    return 2;
  }
  const verdict = verifyProof(proof);
  console.log(`proof      ${proof.proofId}, taken at ${proof.takenAt}`);
  console.log(`member     ${proof.memberId}`);
  console.log(`balance    ${proof.balance} (minor units of ${proof.currency})`);
  verdict.nodes.forEach(({ hash, sum }, level) =>
    console.log(`${level === 0 ? 'leaf      ' : `level ${String(level).padEnd(4)}`} ${hash}  ${sum}`),
  );
  console.log(`published  ${proof.root.hash}  ${proof.root.liability}`);
  if (!verdict.ok) {
    console.error(`does not hold: ${faults[verdict.fault]}`);
    return 1;
  }
  console.log(
    'holds: this balance is part of the published total. Compare the root with the one on the site.',
  );
  return 0;
}

/** @param {string} file */
function readFile(file) {
  try {
    // npm changes to the checkout; the file's name was typed in the caller's directory.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    return readProof(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

process.exitCode = main(process.argv[2]);
