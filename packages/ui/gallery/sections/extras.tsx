import { useState } from 'react';
import { Amount } from '../../src/components/amount/amount.tsx';
import { Histogram } from '../../src/components/chart/histogram.tsx';
import { CopyRows } from '../../src/components/copy/copy-rows.tsx';
import { DateRange } from '../../src/components/date/date-range.tsx';
import { Facts } from '../../src/components/facts/facts.tsx';
import { FloatBall } from '../../src/components/float-ball/float-ball.tsx';
import type { BallPlace } from '../../src/components/float-ball/ball-place.ts';
import { Ring } from '../../src/components/progress/ring.tsx';
import { FileDrop } from '../../src/components/upload/file-drop.tsx';
import { FileRow } from '../../src/components/upload/file-row.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

const rows = [
  { key: 'bank', label: '收款银行', value: '招商银行 深圳南山支行', copy: '招商银行 深圳南山支行' },
  { key: 'card', label: '收款卡号', value: '6214 8312 0047 9038', copy: '6214831200479038' },
  { key: 'rule', label: '付款限制', value: '仅限本人实名账户，一次付清' },
];

const locale = {
  language: 'zh-CN',
  today: '2026-06-14',
  labels: {
    open: '打开日历',
    calendar: '日历',
    shape: '年-月-日',
    before: '上个月',
    after: '下个月',
    year: '年份',
    month: '月份',
  },
};

export function Extras() {
  const [days, setDays] = useState({ from: '2026-06-01', to: '2026-06-14' });
  const [files, setFiles] = useState<string[]>(['回单.png']);
  const [place, setPlace] = useState<BallPlace | undefined>({ side: 'right', part: 0.4 });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Section title="收款信息" note="每项各有复制" span={7}>
        <CopyRows
          rows={rows}
          labels={{
            copy: '复制',
            copied: (last4) => `已复制 ${last4}`,
            failed: '请手动复制',
            copyOf: (label) => `复制${label}`,
          }}
        />
      </Section>
      <Section title="小结" note="名在左，数在右" span={5}>
        <div className={styles.stack}>
          <Facts
            facts={[
              { key: 'a', label: '存款金额', value: '1,003.00' },
              { key: 'b', label: '存款赠送 0.8%', value: <span className="up">+8.02</span> },
              { key: 'c', label: '手续费', value: '0.00' },
            ]}
            total={{ label: '预计到账', value: <Amount value="1011.02" tone="gold" size={28} /> }}
          />
          <Histogram
            label="近一小时 412 笔到账用时分布，中位 1 分 48 秒，95% 在 4 分 20 秒内"
            bars={[3, 9, 22, 38, 46, 40, 29, 18, 12, 8, 5, 4, 3, 2, 1, 1]}
            highlight={4}
            tailFrom={11}
            highlightText="中位 1:48"
            tailText="95% 4:20"
          />
        </div>
      </Section>
      <Section title="日期与上传" note="页面语言的日历；可直接输入，按、拖、键盘都可" span={7}>
        <div className={styles.stack}>
          <DateRange
            value={days}
            onChange={setDays}
            names={{ range: '日期范围', from: '开始', to: '结束' }}
            locale={locale}
          />
          <FileDrop
            label="选择或拖入付款回单"
            hint="PNG 或 JPEG，单张不超过 5 MB"
            accept="image/png,image/jpeg"
            onFiles={(chosen) => setFiles(chosen.map((file) => file.name))}
          />
          {files.map((name) => (
            <FileRow
              key={name}
              name={name}
              note="412 kB"
              state="sent"
              removeLabel={`移除 ${name}`}
              onRemove={() => setFiles([])}
            />
          ))}
        </div>
      </Section>
      <Section title="悬浮球" note="拖动吸附，方向键同样可移" span={5}>
        <p>停在{place?.side === 'left' ? '左' : '右'}侧</p>
        <FloatBall
          label="存款订单待付款，1 笔，打开详情。"
          moveHint="可用方向键移动"
          place={place}
          onPlace={setPlace}
          open={open}
          onOpen={setOpen}
          panelTitle="存款订单"
          panel={<p>待付款，21:13 前付款</p>}
          closeLabel="关闭"
          count={1}
        >
          <Ring part={0.65} tone="warning" size={68}>
            <b>09:42</b>
            <span className={styles.caption}>待付款</span>
          </Ring>
        </FloatBall>
      </Section>
    </>
  );
}
