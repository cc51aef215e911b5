import { draw } from '../draw.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';

const rows = ['#f5c65b', '#3d7bff', '#3d7bff', '#8c97bf', '#8c97bf'];

/** A table of a league: five lines, the first in gold. */
export function TableNews() {
  return (
    <Picture width={384} height={176}>
      <Backdrop width={384} height={176} near="#14608a" far="#06141f" gx={0.5} gy={0.4} />
      <rect x="96" y="20" width="192" height="136" rx="10" fill="#0b1430" opacity=".92" />
      <rect x="96" y="20" width="192" height="136" rx="10" fill="none" stroke="#9cc4ff" strokeOpacity=".4" />
      {draw(rows, (colour, at) => (
        <g transform={`translate(0 ${30 + at * 25})`}>
          <rect x="106" width="172" height="19" rx="4" fill="#fff" opacity={at === 0 ? 0.14 : 0.06} />
          <circle cx="118" cy="9.5" r="5.5" fill={colour} />
          <rect x="132" y="6" width={64 - at * 6} height="7" rx="3.5" fill="#dfe7ff" />
          <rect x="222" y="6" width="14" height="7" rx="3.5" fill="#8ea3da" />
          <rect x="250" y="6" width="18" height="7" rx="3.5" fill={colour} />
        </g>
      ))}
    </Picture>
  );
}
