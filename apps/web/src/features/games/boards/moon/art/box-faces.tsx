import { moonBoxSvg } from './moon-special.ts';
import { pictureUrl } from '../../slots/bitmaps.ts';
import styles from '../moon.module.css';

const closed = pictureUrl(moonBoxSvg());

/** A closed box. */
export function BoxFace() {
  return <img src={closed} alt="" draggable={false} className={styles.face} />;
}

/** An open box with gold in it. */
export function OpenBoxFace() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden>
      <path
        d="M14 42 24 8H96L106 42Z"
        fill="#7d0f24"
        stroke="#f5c65b"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="60" cy="44" r="42" fill="#ffe6a6" opacity="0.22" />
      {[
        [36, 46],
        [84, 46],
        [60, 36],
        [48, 52],
        [72, 52],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x}`}>
          <circle cx={x} cy={y} r="15" fill="#b9781f" />
          <circle cx={x - 1} cy={y - 2} r="14" fill="#f5c65b" />
          <path d={`M${x - 6} ${y - 8}h10v10h-10z`} fill="none" stroke="#8a5516" strokeWidth="2.4" />
        </g>
      ))}
      <path
        d="M12 54H108L100 108H20Z"
        fill="#c8242f"
        stroke="#f5c65b"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M18 62H90" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" />
    </svg>
  );
}

/** The fox that ends the bonus. */
export function FoxFace() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden>
      <path
        d="M16 12 46 34H74L104 12C108 34 106 52 102 64 92 90 76 106 60 112 44 106 28 90 18 64 14 52 12 34 16 12Z"
        fill="#e0742d"
        stroke="#6b2a0c"
        strokeWidth="2"
      />
      <path d="M22 22 40 36 28 50ZM98 22 80 36 92 50Z" fill="#5a2410" />
      <path
        d="M60 112C46 106 30 92 22 70 34 66 50 74 60 92 70 74 86 66 98 70 90 92 74 106 60 112Z"
        fill="#fff3e2"
      />
      <path d="M32 58 50 64M88 58 70 64" stroke="#2a0f06" strokeWidth="6" strokeLinecap="round" />
      <path d="M53 96H67L60 106Z" fill="#2a0f06" />
      <path d="M30 44Q44 36 56 38" fill="none" stroke="#ffd0a0" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
