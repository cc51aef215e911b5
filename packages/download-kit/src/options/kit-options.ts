import type { DownloadKit } from '../download-kit.ts';

/** A call that met HTTP 403 or 502: it may well succeed when it is made again. */
export interface RetryNews {
  /** The path of the call, e.g. `report/node/insert`. */
  path: string;
  status: 403 | 502;
  /** Makes the same call once more. */
  again: () => Promise<void>;
}

/** A call that nobody answered. */
export interface ErrorNews {
  path: string;
  reason: 'network' | 'timeout';
}

export interface DownloadKitOptions {
  /** Which page this is; 1 to 40 letters, digits, `.`, `_` or `-`. */
  appKey: string;
  /** Called once, when calls can be made. */
  onready: (kit: DownloadKit) => void;
  /** Whether the parameters of the page's address are reported at the start; true without it. */
  isPostParams?: boolean;
  /** Whether `download` may lead the page to a file; false only answers the address. True without it. */
  downloadable?: boolean;
  /** Where `/houtu` is served, e.g. `https://play.example`; the page's own origin without it. */
  origin?: string;
  /** The server's public key (SPKI, base64url); asked for at the start without it. */
  publicKey?: string;
  /** HTTP 403 and 502. */
  onretry?: (news: RetryNews) => void;
  /** Network errors and time-outs. */
  onerror?: (news: ErrorNews) => void;
}
