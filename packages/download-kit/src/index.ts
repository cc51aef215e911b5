export type { KitAnswer } from './call/settle.ts';
export { createDownloadKit, type Download, type DownloadKit } from './download-kit.ts';
export type { DownloadKitOptions, ErrorNews, RetryNews } from './options/kit-options.ts';
export type { Platform } from './page/describe-device.ts';
export { kitVersion as version } from './kit-facts.ts';
