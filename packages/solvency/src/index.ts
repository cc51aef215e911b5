export { isSum, leafNode, pad, parentNode, type Leaf, type SumNode } from './node.ts';
export { buildTree, pathOf, rootOf, siblingsOf, type Step, type SumTree } from './tree.ts';
export { chainHash, readProof, verifyProof, type BalanceProof, type Verdict } from './proof.ts';
export { sha256Hex } from './sha256.ts';
