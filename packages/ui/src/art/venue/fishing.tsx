import { round1 } from '../colour.ts';
import { draw } from '../draw.tsx';
import { Koi } from '../object/koi.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Fade } from '../scene/fade.tsx';
import { Glow } from '../scene/glow.tsx';
import { scatter } from '../seed.ts';

/** A golden fish under water. */
export function VenueFishing() {
  const r = scatter(5);
  return (
    <Picture width={288} height={208}>
      <Backdrop width={288} height={208} near="#1270c4" far="#031428" gx={0.4} gy={0.1} lanesAt={[0.2, 0]} />
      {draw([40, 110, 180, 250], (x, i) => (
        <path
          d={`M${x} -10L${x - 60 - i * 8} 210H${x - 10}L${x + 26} -10Z`}
          fill="#bfe6ff"
          opacity={[0.1, 0.14, 0.09, 0.07][i]}
        />
      ))}
      <path
        d="M0 208V170Q30 150 54 172T110 176Q140 160 168 178T230 170Q262 152 288 168V208Z"
        fill="#052a44"
      />
      <path
        d="M22 176c-6-20 4-30 0-44M30 178c6-16-2-26 6-40M258 172c8-18-4-28 4-46M250 174c-6-14 0-22-4-34"
        stroke="#ff7a8a"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
        opacity=".75"
      />
      <Glow cx={140} cy={90} r={110} colour="#ffd98a" opacity={0.3} />
      <Koi cx={144} cy={92} scale={1.02} turn={12} colour="#ffab2e" />
      {draw([...Array(11)], () => {
        const x = 20 + r() * 250,
          y = 16 + r() * 140,
          q = 2 + r() * 6;
        return (
          <>
            <circle
              cx={round1(x)}
              cy={round1(y)}
              r={round1(q)}
              fill="#dff3ff"
              fillOpacity=".14"
              stroke="#dff3ff"
              strokeOpacity=".6"
            />
            <circle cx={round1(x - q * 0.3)} cy={round1(y - q * 0.3)} r={round1(q * 0.25)} fill="#fff" />
          </>
        );
      })}
      <Fade width={288} height={208} colour="#031225" opacity={0.8} />
    </Picture>
  );
}
