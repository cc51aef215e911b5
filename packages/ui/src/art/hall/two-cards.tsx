import { PlayingCard } from '../game/playing-card.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';

/** Two cards against each other. */
export function HallTwoCards() {
  return (
    <Picture width={220} height={124}>
      <Backdrop width={220} height={124} near="#b3541c" far="#210b06" gx={0.5} gy={0.3} />
      <path d="M0 0H110L90 124H0Z" fill="#c3283a" opacity=".25" />
      <path d="M220 0H110L90 124H220Z" fill="#2f6af2" opacity=".22" />
      <PlayingCard x={48} y={30} width={40} rank="Q" suit="d" turn={-8} />
      <PlayingCard x={128} y={32} width={40} rank="7" suit="c" turn={8} />
      <circle cx="109" cy="64" r="16" fill="#1a0e08" stroke="#f5c65b" strokeWidth="1.5" />
      <text x="109" y="69" fontSize="13" fontWeight="800" textAnchor="middle" fill="#f5c65b">
        VS
      </text>
      <Fade width={220} height={124} colour="#1a0905" opacity={0.5} />
    </Picture>
  );
}
