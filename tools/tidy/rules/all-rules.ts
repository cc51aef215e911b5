import type { Rule } from '../rule.ts';
import { floatMoney, wallClock } from './banned-calls.ts';
import { barrels } from './barrels.ts';
import { noPromises, silencedWithReason } from './comments.ts';
import { constantCase } from './constant-case.ts';
import { decisionForm, decisionIndex, decisionReferences } from './decisions.ts';
import { codeNamesDocuments, documentFolders, documentLinks, documentPaths } from './documents.ts';
import { emptyExportNames, emptyFileNames } from './empty-names.ts';
import { fileLength, fileLengthWish } from './file-length.ts';
import { folderSize } from './folder-size.ts';
import { functionLength } from './function-length.ts';
import { homeMadeWords } from './home-made-words.ts';
import { migrationNames, migrationTables } from './migrations.ts';
import { featuresApart, layers } from './page-imports.ts';
import { frontDoor, ladder, platformBelow, subpaths } from './server-imports.ts';
import { sqlInStores } from './sql-in-stores.ts';
import { ledgerTables, ownTables } from './tables.ts';
import { noTestCode, workspaceFence, workspaceOrder } from './workspace-imports.ts';
import { wireNames } from './wire-names.ts';
import { zodInSchemas } from './zod-in-schemas.ts';

/** Every rule of the house. A new one belongs here and in `planted.ts`, which proves that it sees. */
export const allRules: readonly Rule[] = [
  fileLength,
  fileLengthWish,
  functionLength,
  folderSize,
  emptyFileNames,
  emptyExportNames,
  noPromises,
  silencedWithReason,
  wallClock,
  floatMoney,
  workspaceOrder,
  workspaceFence,
  noTestCode,
  zodInSchemas,
  wireNames,
  homeMadeWords,
  constantCase,
  platformBelow,
  ladder,
  frontDoor,
  subpaths,
  layers,
  featuresApart,
  barrels,
  ledgerTables,
  ownTables,
  sqlInStores,
  migrationNames,
  migrationTables,
  documentLinks,
  documentPaths,
  documentFolders,
  codeNamesDocuments,
  decisionForm,
  decisionIndex,
  decisionReferences,
];
