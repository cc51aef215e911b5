import type { ReactNode } from 'react';

/** Kinds of payment with a picture of their own. No company's mark: each says how one pays. */
export type PayKind =
  | 'instant'
  | 'bank'
  | 'transfer'
  | 'qr'
  | 'phone'
  | 'cloud'
  | 'online'
  | 'digital-yuan'
  | 'usdt'
  | 'wallet'
  | 'large';

const line = { stroke: '#fff', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Ground colour and drawing on a 40 grid. */
export const payGlyphs: Record<PayKind, { ground: string; glyph: ReactNode }> = {
  instant: { ground: '#2e69f0', glyph: <path d="M22 8 11 22h7l-1.5 10L28 17h-7z" fill="#fff" /> },
  bank: {
    ground: '#b3265a',
    glyph: <path d="M20 9 31 15H9ZM11 30h18M13 18v8M18 18v8M22 18v8M27 18v8" {...line} strokeWidth="2.6" />,
  },
  transfer: {
    ground: '#4a5fd0',
    glyph: <path d="M10 16h18l-5-5M30 24H12l5 5" {...line} strokeWidth="2.8" />,
  },
  qr: {
    ground: '#1fa46b',
    glyph: (
      <>
        <path d="M10 10h8v8h-8zM22 10h8v8h-8zM10 22h8v8h-8z" {...line} strokeWidth="2.4" />
        <path
          d="M22 22h3.5v3.5H22zM27 27h3.5v3.5H27zM27 22h3.5v2.5H27zM22 28h2.5v2.5H22zM13 13h2v2h-2zM25 13h2v2h-2zM13 25h2v2h-2z"
          fill="#fff"
        />
      </>
    ),
  },
  phone: {
    ground: '#2f8fe6',
    glyph: (
      <>
        <rect x="12.5" y="7.5" width="15" height="25" rx="3.5" {...line} strokeWidth="2.4" />
        <path d="m16.5 13.5 3.5 4.5 3.5-4.5M20 18v7M16.8 19h6.4M16.8 22h6.4" {...line} strokeWidth="2" />
      </>
    ),
  },
  cloud: {
    ground: '#d8333f',
    glyph: (
      <>
        <path d="M13 27a6 6 0 0 1 .5-12A8 8 0 0 1 29 17a5 5 0 0 1-1 10Z" fill="#fff" />
        <path d="M22 17.5 17.5 22.5h3L19 26" {...line} stroke="#e5383f" strokeWidth="1.8" />
      </>
    ),
  },
  online: {
    ground: '#1f8fc4',
    glyph: (
      <>
        <circle cx="20" cy="20" r="10" {...line} strokeWidth="2.4" />
        <path
          d="M10 20h20M20 10c4 3 5 6.5 5 10s-1 7-5 10c-4-3-5-6.5-5-10s1-7 5-10Z"
          {...line}
          strokeWidth="2.4"
        />
      </>
    ),
  },
  'digital-yuan': {
    ground: '#c8281f',
    glyph: <path d="m12 10 8 10 8-10M20 20v11M13 20h14M13 25h14" {...line} strokeWidth="2.8" />,
  },
  usdt: {
    ground: '#26a17b',
    glyph: (
      <>
        <circle cx="20" cy="20" r="11.5" {...line} strokeWidth="2.2" />
        <path d="M15.5 14v7a4.5 4.5 0 0 0 9 0v-7" {...line} strokeWidth="2.8" />
        <path d="M13 17.5h14" {...line} strokeWidth="2" />
      </>
    ),
  },
  wallet: {
    ground: '#0f7a58',
    glyph: (
      <>
        <rect x="9" y="12" width="22" height="17" rx="4" fill="#fff" />
        <path d="M22 18h10v6H22a3 3 0 0 1 0-6Z" fill="#0f7a58" />
        <circle cx="23.5" cy="21" r="1.4" fill="#fff" />
      </>
    ),
  },
  large: { ground: '#f0b23d', glyph: <path d="m10 15 4 4 6-9 6 9 4-4-2 14H12Z" fill="#5a3206" /> },
};
