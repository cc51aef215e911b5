import { useEffect, useRef, useState } from 'react';

/** Integer of a decimal text at a scale: "12846.5" at 2 is 1284650n. Further places are cut. */
export function unitsOf(decimal: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = decimal.replace(/^[-+]/, '').split('.');
  const units = BigInt(`${whole === '' ? '0' : whole}${fraction.padEnd(scale, '0').slice(0, scale)}`);
  return decimal.startsWith('-') ? -units : units;
}

/** The reverse: 1284650n at 2 is "12846.50". */
export function decimalOf(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A point of the transition, part in thousandths; whole units only, so no digit is ever invented beyond the scale. */
export const between = (from: bigint, to: bigint, part: number) =>
  from + ((to - from) * BigInt(Math.round(part * 1000))) / 1000n;

const duration = 480;

/** The text to show while `decimal` changes: counts in whole units from the old value to the new one. Off, or with reduced motion, it jumps. */
export function useCountUp(decimal: string, scale: number, on: boolean): string {
  const [shown, setShown] = useState(decimal);
  const last = useRef(decimal);
  useEffect(() => {
    const from = unitsOf(last.current, scale);
    const to = unitsOf(decimal, scale);
    last.current = decimal;
    if (!on || from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(decimal);
      return undefined;
    }
    let frame = 0;
    let start: number | undefined;
    const step = (time: number) => {
      start ??= time;
      const part = Math.min(1, (time - start) / duration);
      setShown(part === 1 ? decimal : decimalOf(between(from, to, 1 - (1 - part) ** 3), scale));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [decimal, scale, on]);
  return on ? shown : decimal;
}
