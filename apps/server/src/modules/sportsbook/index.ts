export { importFile, type FileToImport, type Imported } from './importing/import-file.ts';
