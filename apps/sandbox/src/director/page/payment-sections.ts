import { displayMoney, parseMoney, type Currency } from '@fairway/money';
import { html, type Html } from '../../pages/html.ts';
import { localTime } from '../../pages/local-time.ts';
import type { readState } from '../read-state.ts';
import { heads, lever, table } from './form.ts';

type State = ReturnType<typeof readState>;

const collectionNames = { UNPAID: '待付款', PAID: '已付款', CLOSED: '已关闭', FAILED: '失败' } as const;
const payoutNames = { ACCEPTED: '处理中', PAID: '已打款', FAILED: '失败', RETURNED: '已退票' } as const;

const amount = (text: string, currency: Currency) => displayMoney(parseMoney(text, currency));

/** 代收订单: pay in the payer's place. */
export function collectionsSection({ collections }: State): Html {
  const rows = collections.map((order) => {
    const { orderNo } = order;
    const pay = (kind: string, label: string, tone = '') => lever('pay', label, { orderNo, kind }, tone);
    const open = order.status === 'UNPAID';
    return html`<tr>
      <td><span class="mono">${orderNo}</span><small>${localTime(order.createdAt)}</small></td>
      <td class="number">
        ${amount(order.amount, order.currency)}<small>已付 ${amount(order.paidAmount, order.currency)}</small>
      </td>
      <td><span class="status" data-status="${order.status}">${collectionNames[order.status]}</span></td>
      <td>
        <div class="levers">
          ${pay('full', order.status === 'PAID' ? '再付一笔' : '支付', 'primary')} ${pay('short', '少付')}
          ${pay('over', '多付')} ${pay('twice', '付两次')} ${open ? pay('late', '超时后付') : null}
          ${open ? pay('fail', '付款失败') : null} ${open ? lever('expire', '关单', { orderNo }) : null}
          <a class="link" href="${order.payUrl}" target="_blank" rel="noopener">收银台</a>
        </div>
      </td>
    </tr>`;
  });
  const empty = '还没有代收订单。在站点发起一笔存款，它会出现在这里。';
  return html`<section class="card" id="collections">
    <h2>代收订单</h2>
    ${table('代收订单', heads('订单', '#金额', '状态', '替付款人操作'), rows, empty)}
  </section>`;
}

/** The holder of the account, or the e-wallet. */
function payeeName({ payee, wallet }: State['payouts'][number]): string {
  return payee?.holder ?? wallet?.product ?? '';
}

/** Enough of where it goes to distinguish two orders. */
function payeeAccount({ payee, wallet }: State['payouts'][number]): string {
  if (payee) return `${payee.bank} ${payee.account.slice(-4)}`;
  return wallet ? `${wallet.holder ?? ''} ${wallet.account.slice(-4)}`.trim() : '';
}

/** 代付订单: decide in the provider's place. */
export function payoutsSection({ payouts }: State): Html {
  const rows = payouts.map((order) => {
    const { orderNo } = order;
    const resolve = (status: string, label: string, tone = '') =>
      lever('payout', label, { orderNo, status }, tone);
    return html`<tr>
      <td><span class="mono">${orderNo}</span><small>${localTime(order.createdAt)}</small></td>
      <td class="number">${amount(order.amount, order.currency)}</td>
      <td>${payeeName(order)}<small>${payeeAccount(order)}</small></td>
      <td><span class="status" data-status="${order.status}">${payoutNames[order.status]}</span></td>
      <td>
        <div class="levers">
          ${order.status === 'ACCEPTED' ? html`${resolve('PAID', '打款成功', 'primary')} ${resolve('FAILED', '打款失败')}` : null}
          ${order.status === 'PAID' ? resolve('RETURNED', '银行退票') : null}
        </div>
      </td>
    </tr>`;
  });
  const empty = '还没有代付订单。提款审核通过后，它会出现在这里。';
  return html`<section class="card" id="payouts">
    <h2>代付订单</h2>
    ${table('代付订单', heads('订单', '#金额', '收款人', '状态', '替支付商决定'), rows, empty)}
  </section>`;
}

/** 待认领款项: shown only while there is some. */
export function unclaimedSection({ unclaimed }: State): Html | null {
  if (unclaimed.length === 0) return null;
  const rows = unclaimed.map(
    (row) =>
      html`<tr>
        <td>${row.payerName}<small>${localTime(row.receivedAt)}</small></td>
        <td class="number">${amount(row.amount, row.currency)}</td>
        <td class="mono">${row.remark === '' ? '未填' : row.remark}</td>
        <td>
          <form method="post" action="/" class="row">
            <input type="hidden" name="lever" value="assign" /><input
              type="hidden"
              name="unclaimedNo"
              value="${row.unclaimedNo}"
            />
            <label class="hidden-label"
              >指派到订单 <input name="orderNo" required placeholder="订单号" /></label
            ><button>指派</button>
          </form>
        </td>
      </tr>`,
  );
  return html`<section class="card" id="unclaimed">
    <h2>待认领款项</h2>
    ${table('待认领款项', heads('付款人', '#金额', '附言', '指派'), rows, '')}
  </section>`;
}
