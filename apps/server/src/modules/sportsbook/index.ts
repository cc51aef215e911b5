export { namesOfMatch } from './catalogue/names-of-match.ts';
export { importFile, type FileToImport, type Imported } from './importing/import-file.ts';
