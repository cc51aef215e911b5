export { mountNewsFeeds } from './news/feeds/mount-news-feeds.ts';
export { findDocumentHead, showsDocument } from './published/document-head.ts';
