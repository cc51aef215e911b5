import { useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { Disclosure } from '../../src/components/disclosure/disclosure.tsx';
import { Drawer } from '../../src/components/drawer/drawer.tsx';
import { Menu } from '../../src/components/menu/menu.tsx';
import { Popover } from '../../src/components/popover/popover.tsx';
import { Loading, Skeleton } from '../../src/components/skeleton/skeleton.tsx';
import { EmptyState } from '../../src/components/state/empty-state.tsx';
import { ErrorState } from '../../src/components/state/error-state.tsx';
import { Tooltip } from '../../src/components/tooltip/tooltip.tsx';
import { IconRefresh } from '../../src/icons/arrow.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

export function States() {
  const [drawer, setDrawer] = useState(false);
  return (
    <>
      <Section title="空" note="说明为什么空，给一条出路" span={4}>
        <EmptyState
          title="还没有未结算的注单"
          text="选中任意赔率，会先放进投注单"
          action={<Button size="s">去看滚球</Button>}
        />
      </Section>
      <Section title="错" note="说什么、为什么、到何时，请求号可复制" span={4}>
        <ErrorState
          code="错误码 5000"
          title="赛事列表没有加载出来"
          text="网络中断，已自动重试 2 次"
          request={{
            id: '7f3a90c21',
            label: '请求号',
            copy: '复制',
            copied: (last4) => `已复制 ${last4}`,
            failed: '请手动复制',
          }}
          action={
            <Button size="s" variant="quiet" icon={<IconRefresh size={16} />}>
              重新加载
            </Button>
          }
        />
      </Section>
      <Section title="骨架" note="与内容同尺寸，1 秒后才出现" span={4}>
        <Loading label="正在读取">
          <div className={styles.stack}>
            <div className={styles.row}>
              <Skeleton now width={40} height={40} radius="50%" />
              <div style={{ flex: 1, display: 'grid', gap: 8 }}>
                <Skeleton now width="60%" height={14} />
                <Skeleton now width="36%" height={12} />
              </div>
            </div>
            <Skeleton now height={84} radius={12} />
            <div className={styles.three}>
              <Skeleton now height={44} />
              <Skeleton now height={44} />
              <Skeleton now height={44} />
            </div>
          </div>
        </Loading>
      </Section>
      <Section title="浮层" note="Esc 与外面一按都可离开" span={6}>
        <div className={styles.row}>
          <Popover trigger={<Button variant="quiet">说明</Button>} title="走水">
            <p className="quiet">比分正好等于盘口，本金退回。</p>
          </Popover>
          <Menu
            trigger={<Button variant="quiet">菜单</Button>}
            items={[
              { key: 'left', label: '靠左', onSelect: () => undefined },
              { key: 'hide', label: '隐藏 10 分钟', end: '10:00', onSelect: () => undefined },
              { key: 'mute', label: '永久禁言', danger: true, divided: true, onSelect: () => undefined },
            ]}
          />
          <Tooltip text="投 100 赢 95.00，输 100.00">
            <Button variant="quiet">提示</Button>
          </Tooltip>
          <Button variant="quiet" onClick={() => setDrawer(true)}>
            抽屉
          </Button>
        </div>
        <Drawer open={drawer} onOpenChange={setDrawer} title="今日净额" closeLabel="关闭">
          <p>在线 46 分钟</p>
        </Drawer>
      </Section>
      <Section title="折叠与高度" note="上缘一线光，下缘一团影" span={6}>
        <div className={styles.three}>
          <Card ground="well">e0 井</Card>
          <Card>e1 卡片</Card>
          <Card ground="raised">e2 升起</Card>
        </div>
        <Disclosure title="波胆">
          <p className="quiet">已无法出现的比分不再列出。</p>
        </Disclosure>
      </Section>
    </>
  );
}
