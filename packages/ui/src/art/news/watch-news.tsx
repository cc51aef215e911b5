import { draw } from '../draw.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A stopwatch: time to look how long it has been. */
export function WatchNews() {
  return (
    <Picture width={384} height={176}>
      <Backdrop width={384} height={176} near="#1b7f86" far="#04191f" gx={0.5} gy={0.45} />
      <Shadow cx={192} cy={162} rx={60} ry={8} />
      <path d="M182 14h20v18h-20zM246 38l12-10 10 12-11 10z" fill="#c9d3f2" />
      <circle cx="192" cy="94" r="64" fill="#e8ecf8" />
      <circle cx="192" cy="94" r="54" fill="#0c1430" />
      {draw([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const, (at) => (
        <path d="M192 46v8" stroke="#9cc4ff" strokeWidth="3" transform={`rotate(${at * 30} 192 94)`} />
      ))}
      <path d="M192 94V48a46 46 0 0 1 40 69Z" fill="#3d7bff" opacity=".5" />
      <path d="M192 94V56M192 94l30 18" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <circle cx="192" cy="94" r="6" fill="#f5c65b" />
    </Picture>
  );
}
