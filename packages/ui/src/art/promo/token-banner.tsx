import { draw } from '../draw.tsx';
import { Block } from '../object/block.tsx';
import { Token } from '../object/token.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** The blocks that confirm a transfer, oldest first. */
const blocks = [742, 802, 862];

/** A token and the chain of blocks that carries it; the left two thirds are for text. */
export function TokenBanner() {
  return (
    <Picture width={1200} height={200}>
      <Backdrop width={1200} height={200} near="#0f6b5e" far="#051423" gx={0.84} lanesAt={[0.86, 1.2]} />
      <path d="M690 118H946" stroke="#9ff0d8" strokeOpacity=".5" strokeWidth="3" strokeDasharray="2 8" />
      {draw(blocks, (x, at) => (
        <Block x={x} y={118} opacity={0.45 + at * 0.2} />
      ))}
      <Shadow cx={1010} cy={176} rx={86} ry={11} />
      <Token cx={1010} cy={98} r={70} />
      <Token cx={1116} cy={146} r={26} />
    </Picture>
  );
}
