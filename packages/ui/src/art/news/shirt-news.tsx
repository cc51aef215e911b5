import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

const shirt = 'M150 30 168 22c8 14 40 14 48 0l18 8 44 34-24 30-16-12v74H146V82l-16 12-24-30Z';

/** The back of a shirt with a ten on it. */
export function ShirtNews() {
  return (
    <Picture width={384} height={176}>
      <Backdrop width={384} height={176} near="#8a2b46" far="#1a0510" gx={0.5} gy={0.42} />
      <Rays cx={192} cy={88} colour="#ffd3dc" opacity={0.06} />
      <Shadow cx={192} cy={164} rx={70} ry={7} />
      <path d={shirt} fill="#2f6af2" />
      <path d="M168 22c8 14 40 14 48 0l6 3c-8 22-52 22-60 0Z" fill="#fff" />
      <path d="M146 82v74h16V60zM238 82v74h-16V60z" fill="#0b1f66" opacity=".35" />
      <g fill="none" stroke="#fff" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round">
        <path d="M168 82 178 74v50" />
        <rect x="196" y="74" width="26" height="50" rx="12" />
      </g>
    </Picture>
  );
}
