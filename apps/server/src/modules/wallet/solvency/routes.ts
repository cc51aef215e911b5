import { solvencyEndpoints } from '@fairway/contract/wallet/solvency-endpoints.ts';
import { solvencySchemas } from '@fairway/contract/wallet/solvency-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getBalanceProof } from './get-balance-proof.ts';
import { listSolvencyProofs } from './list-solvency-proofs.ts';

/** Proofs of what the house owes. */
export const solvencyRoutes = defineRoutes(solvencyEndpoints, solvencySchemas, {
  listSolvencyProofs,
  getBalanceProof,
});
