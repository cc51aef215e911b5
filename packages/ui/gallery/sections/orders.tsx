import { useState } from 'react';
import { BrandMark } from '../../src/art/brand/brand-mark.tsx';
import { Amount } from '../../src/components/amount/amount.tsx';
import { Avatar } from '../../src/components/avatar/avatar.tsx';
import { Tag } from '../../src/components/badge/tag.tsx';
import { CopyButton } from '../../src/components/copy/copy-button.tsx';
import { RingCountdown } from '../../src/components/countdown/ring-countdown.tsx';
import { Notice } from '../../src/components/notice/notice.tsx';
import { KeysetPager } from '../../src/components/pagination/keyset-pager.tsx';
import { Pagination } from '../../src/components/pagination/pagination.tsx';
import { PartsBar } from '../../src/components/progress/parts-bar.tsx';
import { ProgressBar } from '../../src/components/progress/progress-bar.tsx';
import { Ring } from '../../src/components/progress/ring.tsx';
import { QrCode } from '../../src/components/qr/qr-code.tsx';
import { Steps } from '../../src/components/steps/steps.tsx';
import { Table, type Column } from '../../src/components/table/table.tsx';
import { VipBadge } from '../../src/art/badge/vip-badge.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

const now = () => Date.now();
const start = now();
const copied = (last4: string) => `已复制 ${last4}`;

interface Line {
  id: string;
  time: string;
  kind: string;
  amount: string;
  balance: string;
}
const pitchLines: Line[] = [
  { id: '1', time: '06-14 20:41', kind: '转入 体育', amount: '-500.00', balance: '12846.50' },
  { id: '2', time: '06-14 19:20', kind: '注单派彩', amount: '192.00', balance: '13346.50' },
  { id: '3', time: '06-14 18:02', kind: '金币购买', amount: '-18.00', balance: '13154.50' },
];
const columns: Column<Line>[] = [
  { key: 'time', head: '时间', cell: (line) => line.time },
  { key: 'kind', head: '类型', cell: (line) => line.kind },
  { key: 'state', head: '状态', cell: () => <Tag tone="ok">成功</Tag> },
  {
    key: 'amount',
    head: '金额（元）',
    align: 'end',
    cell: (line) => <Amount value={line.amount} symbol="" sign="always" tone="direction" />,
  },
  {
    key: 'balance',
    head: '余额（元）',
    align: 'end',
    cell: (line) => <Amount value={line.balance} symbol="" />,
  },
];

export function Orders() {
  const [page, setPage] = useState(2);
  return (
    <>
      <Section title="订单" note="四步、倒计时、复制、二维码">
        <div className={styles.stack}>
          <Steps
            label="存款进度"
            stateLabels={{ done: '已完成', now: '进行中', todo: '未开始', failed: '失败' }}
            steps={[
              { key: '1', label: '提交订单', note: '20:58:12', state: 'done' },
              { key: '2', label: '等待您付款', note: '剩余 09:42', state: 'now' },
              { key: '3', label: '确认收款', note: '中位 1 分 48 秒', state: 'todo' },
              { key: '4', label: '订单完成', note: '自动入账中心钱包', state: 'todo' },
            ]}
          />
          <div className={styles.row}>
            <RingCountdown
              until={start + 582_000}
              total={900_000}
              now={now}
              size={152}
              caption="21:13 前付款"
            />
            <RingCountdown until={start + 582_000} total={900_000} now={now} caption="21:13 前" />
            <RingCountdown until={start + 48_000} total={900_000} now={now} caption="即将到期" />
            <RingCountdown until={start} total={900_000} now={now} done />
            <Ring part={0.6}>
              <b>12/20</b>
              <span className={styles.caption}>确认数</span>
            </Ring>
            <CopyButton value="6214 8312 0047 9038" copied={copied} failed="请手动复制">
              复制
            </CopyButton>
            <QrCode
              value="https://fairway.example/pay/D061420587731?amt=1003.00"
              label="付款二维码"
              size={132}
              mark={<BrandMark size={26} />}
            />
            <Avatar name="江畔阿远" size={48} ring="gold" badge={<VipBadge level={5} size={26} />} />
            <Avatar name="小满" size={40} ring="live" />
          </div>
          <ProgressBar label="还需流水" part={0.32} labels="320.00 / 1,000.00" />
          <PartsBar
            label="总资产：中心 70%，锁定 6%，场馆 9%，USDT 15%"
            parts={[
              { key: 'c', label: '中心', share: 70, colour: 'var(--gold-mark)' },
              { key: 'l', label: '锁定', share: 6, colour: 'var(--warning-mark)' },
              { key: 'v', label: '场馆', share: 9, colour: 'var(--azure)' },
              { key: 'u', label: 'USDT', share: 15, colour: '#26a17b' },
            ]}
          />
        </div>
      </Section>
      <Section title="通告" note="升起的底、三像素的边" span={5}>
        <div className={styles.stack}>
          <Notice tone="warning" title="付完款记得回来点「我已付款」">
            未标记是延误最常见的原因。若超过 21:13 才付，钱不会丢。
          </Notice>
          <Notice tone="gold" end={<Tag tone="gold">已采用</Tag>}>
            带零头匹配更快：<b className="gold">1,003</b> 比 1,000 平均快 42 秒
          </Notice>
          <Notice tone="danger" title="只支持 USDT-ERC20">
            其他网络将无法到账。
          </Notice>
          <Notice tone="ok">已到账，余额已更新。</Notice>
          <Notice>进入即自动转入余额，可在设置中改为不转。</Notice>
        </div>
      </Section>
      <Section title="表格" note="数字右对齐，单位在表头，合计在末行" span={7}>
        <div className={styles.stack}>
          <Table
            caption="交易记录"
            columns={columns}
            rows={pitchLines}
            rowKey={(line) => line.id}
            foot={{ time: '本页合计 3 笔', amount: <Amount value="-326" symbol="" /> }}
          />
          <Pagination
            page={page}
            pages={12}
            onPage={setPage}
            note="共 92 条，每页 8 条"
            labels={{ nav: '分页', previous: '上一页', next: '下一页', page: (n) => `第 ${n} 页` }}
          />
          <KeysetPager
            onNewer={undefined}
            onOlder={() => undefined}
            note="按时间倒序"
            labels={{ nav: '翻页', newer: '更新', older: '更早' }}
          />
        </div>
      </Section>
    </>
  );
}
