import { useMemo, type ReactNode } from 'react';
import { qrPath } from './qr-path.ts';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What a phone reads. */
  value: string;
  /** What the code is for, for readers. */
  label: string;
  /** Edge of the code in pixels, without its white frame. */
  size?: number;
  /** A mark of about 30 px in the middle; the code is then written with high correction. */
  mark?: ReactNode;
}

/** A QR code on white, in both themes. Always say beside it what it leads to. */
export function QrCode({ value, label, size = 184, mark }: QrCodeProps) {
  const correction = mark === undefined ? 'M' : 'Q';
  const code = useMemo(() => qrPath(value, correction), [value, correction]);
  return (
    <span className={styles.frame}>
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        {...{ role: 'img', 'aria-label': label }}
      >
        <path d={code.path} fill="#0b1020" />
      </svg>
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
