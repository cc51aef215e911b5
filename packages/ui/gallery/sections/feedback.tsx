import { useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import { Dialog } from '../../src/components/dialog/dialog.tsx';
import { showToast } from '../../src/components/toast/toast-store.ts';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

export function Feedback() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="弹窗与提示" note="上升 8 px；一次一条，距顶 400，错误留到手动关" span={5}>
      <div className={styles.row}>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          打开弹窗
        </Button>
        <Button
          variant="quiet"
          onClick={() => showToast({ title: '金额已刷新', description: '中心钱包 ¥12,846.50', tone: 'ok' })}
        >
          完成
        </Button>
        <Button
          variant="quiet"
          onClick={() => showToast({ title: '操作过于频繁', description: '请 10 秒后再试', tone: 'wait' })}
        >
          等待
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast({
              title: '赔率已变动，未投注',
              description: '平局 2.96 → 3.05，请求号 7f3a…c21',
              tone: 'error',
            })
          }
        >
          错误
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast({ title: '6 月礼金已入账', description: '¥188.00 可用，流水 1 倍', tone: 'gift' })
          }
        >
          礼金
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="温馨提示"
        closeLabel="关闭"
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              再想想
            </Button>
            <Button variant="gold" onClick={() => setOpen(false)}>
              确认支付
            </Button>
          </>
        }
      >
        <p className="quiet">
          将从中心钱包支付 <b className="gold">¥18.00</b>，购买 <b className="gold">180 金币</b>
          。金币仅用于打赏，不可提现。
        </p>
      </Dialog>
    </Section>
  );
}
