import type { Rule } from '../rule.ts';
import { floatMoney, wallClock } from './code/banned-calls.ts';
import { barrels } from './imports/barrels.ts';
import { noPromises, silencedWithReason } from './code/comments.ts';
import { constantCase } from './names/constant-case.ts';
import { decisionForm, decisionIndex, decisionReferences } from './documents/decisions.ts';
import { codeNamesDocuments, documentFolders, documentLinks, documentPaths } from './documents/documents.ts';
import { emptyExportNames, emptyFileNames } from './names/empty-names.ts';
import { fileLength, fileLengthWish } from './sizes/file-length.ts';
import { folderSize } from './sizes/folder-size.ts';
import { functionLength } from './sizes/function-length.ts';
import { homeMadeProse } from './names/home-made-prose.ts';
import { homeMadeWords } from './names/home-made-words.ts';
import { migrationNames, migrationTables } from './database/migrations.ts';
import { featuresApart, layers } from './imports/page-imports.ts';
import { frontDoor, ladder, platformBelow, subpaths } from './imports/server-imports.ts';
import { sqlInStores } from './database/sql-in-stores.ts';
import { ledgerTables, ownTables } from './database/tables.ts';
import { noTestCode, workspaceFence, workspaceOrder } from './imports/workspace-imports.ts';
import { namedCodes } from './names/named-codes.ts';
import { wireNames } from './names/wire-names.ts';
import { zodInSchemas } from './imports/zod-in-schemas.ts';

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
  namedCodes,
  homeMadeWords,
  homeMadeProse,
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
