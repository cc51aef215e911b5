export { findDocumentHead, showsDocument } from './published/document-head.ts';
