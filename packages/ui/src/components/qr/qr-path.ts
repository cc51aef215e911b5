import { encode } from 'uqr';

/** A QR code as one path of horizontal runs, a unit a module; `size` is its edge in modules. */
export function qrPath(text: string, correction: 'L' | 'M' | 'Q' | 'H'): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: correction, border: 0 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      let end = x + 1;
      while (row[end]) end++;
      path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
      x = end;
    }
  }
  return { path, size };
}
