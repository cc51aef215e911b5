import { displayMoney, parseMoney } from '@fairway/money';
import { html, type Html } from '../../pages/html.ts';
import { localTime } from '../../pages/local-time.ts';
import type { readState } from '../read-state.ts';
import { lever, options } from './form.ts';
import { callbackPresets, describeFault, requestPresets, targetNames } from './presets.ts';

type State = ReturnType<typeof readState>;

const names = (presets: Record<string, { name: string }>) =>
  Object.entries(presets).map(([key, { name }]) => [key, name] as const);

/** 故障: what the next callback or request will suffer, and what is set already. */
export function faultsSection({ faults }: State): Html {
  const rules = faults.map(
    (fault) =>
      html`<li>
        <span
          >${describeFault(fault)}
          <small
            >${fault.orderNo ? `订单 ${fault.orderNo}，` : ''}${fault.remaining === null ? '一直有效' : `还剩 ${fault.remaining} 次`}</small
          ></span
        >
        ${lever('heal', '撤销', { faultId: fault.faultId })}
      </li>`,
  );
  const quick = names(callbackPresets).map(([preset, label]) => lever('callbackFault', label, { preset }));
  return html`<section class="card" id="faults">
    <div class="head">
      <h2>故障</h2>
      ${faults.length > 0 ? lever('healAll', '全部撤销') : null}
    </div>
    ${
      faults.length > 0
        ? html`<ul class="standing">
            ${rules}
          </ul>`
        : html`<p class="empty">现在一切正常。</p>`
    }
    <h3>下一个回调</h3>
    <div class="levers">${quick}</div>
    <h3>下一个请求</h3>
    <form method="post" action="/" class="stack tight">
      <input type="hidden" name="lever" value="fault" />
      <label
        >对象
        <select name="target">
          ${options(Object.entries(targetNames))}
        </select></label
      >
      <label
        >故障
        <select name="preset">
          ${options(names(requestPresets))}
        </select></label
      >
      <label
        >次数
        <select name="times">
          ${options([
            ['1', '一次'],
            ['3', '三次'],
            ['10', '十次'],
            ['0', '直到撤销'],
          ])}
        </select></label
      >
      <label>仅限单号 <input name="orderNo" placeholder="留空则不限" /></label>
      <button>设置故障</button>
    </form>
  </section>`;
}

/** 节奏: how fast the provider's clock runs and what becomes of payouts. */
export function paceSection({ settings }: State): Html {
  const speeds = [
    ['1', '正常'],
    ['10', '10 倍'],
    ['100', '100 倍'],
    ['1000', '1000 倍'],
  ] as const;
  const modes = [
    ['pay', '自动打款'],
    ['hold', '等导演决定'],
    ['fail', '自动失败'],
    ['return', '打款后退票'],
  ] as const;
  return html`<section class="card" id="pace">
    <h2>节奏</h2>
    <form method="post" action="/" class="stack tight">
      <input type="hidden" name="lever" value="pace" />
      <label
        >回调重试速度
        <select name="speed">
          ${options(speeds, String(settings.speed))}
        </select></label
      >
      <label
        >代付结果
        <select name="payoutMode">
          ${options(modes, settings.payoutMode)}
        </select></label
      >
      <button>保存</button>
    </form>
  </section>`;
}

/** 北辰电子: members' balances there, to win or lose in their place. */
export function venueSection({ venueMembers, venueTransfers }: State): Html {
  const members = venueMembers.map(
    ({ memberCode, currency, balance }) =>
      html`<li>
        <span class="mono">${memberCode}<small>${displayMoney(parseMoney(balance, currency))}</small></span>
        <form method="post" action="/" class="row">
          <input type="hidden" name="lever" value="adjust" /><input
            type="hidden"
            name="memberCode"
            value="${memberCode}"
          />
          <input type="hidden" name="currency" value="${currency}" />
          <label class="hidden-label"
            >输赢金额 <input name="delta" required placeholder="50 或 -50" size="8" /></label
          ><button>输赢</button>
        </form>
      </li>`,
  );
  const transfers = venueTransfers.slice(0, 8).map(
    (transfer) =>
      html`<li>
        <span class="mono">${transfer.transferId}<small>${localTime(transfer.executedAt)}</small></span>
        <span
          >${transfer.direction === 'IN' ? '转入' : '转出'}
          ${displayMoney(parseMoney(transfer.amount, transfer.currency))}
          ${transfer.status === 'FAILED' ? html`<small class="danger">余额不足</small>` : null}</span
        >
      </li>`,
  );
  return html`<section class="card" id="venue">
    <h2>北辰电子</h2>
    ${
      members.length > 0
        ? html`<ul class="standing">
            ${members}
          </ul>`
        : html`<p class="empty">还没有会员把钱转进来。</p>`
    }
    ${
      transfers.length > 0
        ? html`<h3>最近转账</h3>
            <ul class="standing">
              ${transfers}
            </ul>`
        : null
    }
  </section>`;
}

/** 收件箱: the last messages. */
export function inboxSection({ messages }: State): Html {
  const rows = messages.slice(0, 4).map(
    (message) =>
      html`<li>
        <span>${message.to}<small>${message.text.slice(0, 60)}</small></span>
      </li>`,
  );
  return html`<section class="card" id="inbox">
    <div class="head">
      <h2>收件箱</h2>
      <a class="link" href="/inbox">全部</a>
    </div>
    ${
      rows.length > 0
        ? html`<ul class="standing">
            ${rows}
          </ul>`
        : html`<p class="empty">还没有短信和邮件。</p>`
    }
  </section>`;
}
