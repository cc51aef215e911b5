import { Coin } from '../object/coin-disc.tsx';
import { Envelope } from '../object/envelope.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';

/** Red packets falling. */
export function EnvelopeBanner() {
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#a81f36"
        far="#240612"
        gx={0.75}
        gy={0.4}
        lanesAt={[0.8, 1.1]}
      />
      <Envelope cx={292} cy={86} scale={1.08} turn={8} />
      <Envelope cx={214} cy={112} scale={0.56} turn={-20} />
      <Envelope cx={356} cy={46} scale={0.5} turn={24} />
      <Coin cx={232} cy={44} r={13} turn={12} />
      <Coin cx={360} cy={132} r={17} turn={-16} />
      <Coin cx={330} cy={152} r={9} turn={10} />
    </Picture>
  );
}
