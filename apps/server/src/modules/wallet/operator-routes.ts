import { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { proposeAdjustment } from './adjustments/propose-adjustment.ts';
import { proposeCapital } from './capital/propose-capital.ts';
import { getHouseDay } from './house/get-house-day.ts';
import { compareBooks } from './reconciliation/compare-books.ts';
import { listReconciliation } from './reconciliation/list-reconciliation.ts';
import { proposeRepair } from './reconciliation/propose-repair.ts';
import { takeSolvencyProof } from './solvency/take-solvency-proof.ts';

/** Money set right by hand, by two people, and the house's own figures. */
export const walletOperatorRoutes = defineRoutes(walletOperatorEndpoints, walletOperatorSchemas, {
  proposeAdjustment,
  proposeRepair,
  proposeCapital,
  listReconciliation,
  compareBooks,
  takeSolvencyProof,
  getHouseDay,
});
