import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A yellow card and a red one. */
export function CardsNews() {
  return (
    <Picture width={384} height={176}>
      <Backdrop width={384} height={176} near="#0f6b52" far="#051a1c" gx={0.5} gy={0.42} />
      <Shadow cx={196} cy={158} rx={80} ry={9} />
      <g transform="rotate(-13 162 92)">
        <rect x="128" y="36" width="74" height="108" rx="8" fill="#f7c93e" />
        <path d="M128 44a8 8 0 0 1 8-8h58L128 112z" fill="#fff" opacity=".28" />
      </g>
      <g transform="rotate(11 226 88)">
        <rect x="190" y="30" width="74" height="108" rx="8" fill="#e5353f" />
        <path d="M190 38a8 8 0 0 1 8-8h58l-66 76z" fill="#fff" opacity=".2" />
      </g>
    </Picture>
  );
}
