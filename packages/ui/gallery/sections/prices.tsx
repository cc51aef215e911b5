import { useState } from 'react';
import { Amount } from '../../src/components/amount/amount.tsx';
import { Count } from '../../src/components/badge/count.tsx';
import { Dot } from '../../src/components/badge/dot.tsx';
import { Tag } from '../../src/components/badge/tag.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { OddsButton } from '../../src/components/odds/odds-button.tsx';
import { Sparkline } from '../../src/components/sparkline/sparkline.tsx';
import { Tabs } from '../../src/components/tabs/tabs.tsx';
import { IconCheck } from '../../src/icons/action.tsx';
import { IconClock } from '../../src/icons/state.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

const prices = ['2.96', '3.05', '2.91'];

export function Prices() {
  const [turn, setTurn] = useState(0);
  const [selected, setSelected] = useState(false);
  const [balance, setBalance] = useState('12846.50');
  const [tab, setTab] = useState<'usual' | 'lines' | 'half' | 'news'>('usual');
  const price = prices[turn % 3] ?? '';
  const noop = () => undefined;
  return (
    <>
      <Section title="赔率按钮五态" note="宽度永远不变，变化写成箭头与方向，闪一次 900 ms">
        <div className={styles.four} style={{ gridTemplateColumns: 'repeat(5, 1fr)' }}>
          <OddsButton name="平局" price="3.05" onPress={noop} />
          <OddsButton name="平局" price="3.05" selected={!selected} onPress={() => setSelected(!selected)} />
          <OddsButton name="平局" price="3.05" move={{ to: 'up', label: '上涨' }} onPress={noop} />
          <OddsButton name="平局" price="2.96" move={{ to: 'down', label: '下跌' }} onPress={noop} />
          <OddsButton name="平局" price="2.96" lockedLabel="暂停投注" onPress={noop} />
          <OddsButton layout="stack" name="主" price="2.18" onPress={noop} />
          <OddsButton
            layout="stack"
            name="平"
            price={price}
            move={{ to: turn % 3 === 2 ? 'down' : 'up', label: '变动' }}
            onPress={() => setTurn(turn + 1)}
          />
          <OddsButton layout="stack" name="客" price="3.60" selected onPress={noop} />
          <OddsButton layout="stack" name="客" price="3.60" lockedLabel="暂停投注" onPress={noop} />
          <Button variant="quiet" onClick={() => setTurn(turn + 1)}>
            变盘
          </Button>
        </div>
      </Section>
      <Section title="标签页与标签" note="标签页换内容" span={6}>
        <div className={styles.stack}>
          <Tabs
            label="玩法"
            value={tab}
            onChange={setTab}
            items={[
              { value: 'usual', label: '常用', content: <p style={{ paddingTop: 12 }}>常用玩法</p> },
              { value: 'lines', label: '让球 & 大小', content: <p style={{ paddingTop: 12 }}>让球与大小</p> },
              { value: 'half', label: '上半场', content: <p style={{ paddingTop: 12 }}>上半场</p> },
              { value: 'news', label: '消息', count: 3, content: <p style={{ paddingTop: 12 }}>消息</p> },
            ]}
          />
          <div className={styles.row}>
            <Tag>全场让球</Tag>
            <Tag tone="azure">长庄</Tag>
            <Tag tone="gold">VIP 5</Tag>
            <Tag tone="up">平局 2.96 → 3.05</Tag>
            <Tag tone="ok" icon={<IconCheck size={14} />}>
              已到账
            </Tag>
            <Tag tone="warning" icon={<IconClock size={14} />}>
              维护中
            </Tag>
            <Tag tone="live">
              <Dot pulse />
              直播中
            </Tag>
            <Tag large tone="azure">
              深色为默认
            </Tag>
            <Count value={12} />
            <Count value={4} calm />
          </div>
        </div>
      </Section>
      <Section title="金额" note="符号在前，两位小数，真正的减号" span={6}>
        <div className={styles.stack}>
          <div className={styles.row}>
            <Amount value={balance} tone="gold" size={40} countUp />
            <Button
              size="s"
              variant="quiet"
              onClick={() => setBalance(balance === '12846.50' ? '13849.50' : '12846.50')}
            >
              变动
            </Button>
          </div>
          <div className={styles.row}>
            <Amount value="1003" size={28} tone="strong" />
            <Amount value="192" tone="direction" sign="always" />
            <Amount value="-120" tone="direction" />
            <Amount value="0" tone="direction" />
            <Amount value="25.5" symbol="₮" scale={6} />
            <Amount value="1888" symbol="" scale={0} size={20} tone="gold" />
          </div>
          <div className={styles.row}>
            <Sparkline
              values={[2.9, 2.95, 2.92, 3.01, 3.05]}
              label="赔率由 2.90 升到 3.05"
              tone="up"
              filled
            />
            <Sparkline values={[3.6, 3.5, 3.52, 3.4, 3.35]} label="赔率由 3.60 降到 3.35" tone="down" />
            <Sparkline values={[1, 4, 2, 6, 5, 8]} label="由 1 到 8" width={160} height={40} filled />
          </div>
        </div>
      </Section>
    </>
  );
}
