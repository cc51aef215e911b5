import type { CallbackAttempt } from '../../callbacks/callback-store.ts';
import { isAcknowledged } from '../../callbacks/send-callback.ts';
import { html, type Html } from '../../pages/html.ts';
import { localTime } from '../../pages/local-time.ts';
import type { readState } from '../read-state.ts';
import { heads, lever, table } from './form.ts';

type State = ReturnType<typeof readState>;

const stateNames = {
  pending: '等待送达',
  held: '扣住等乱序',
  delivered: '已送达',
  lost: '已丢失',
  givenUp: '已放弃',
} as const;

const typeNames: Record<string, string> = {
  'collection.paid': '代收已付',
  'collection.closed': '代收关闭',
  'collection.failed': '代收失败',
  'payout.paid': '代付成功',
  'payout.failed': '代付失败',
  'payout.returned': '代付退票',
};

/** 回调日志: every event, every attempt, what came back, and a button to send it again. */
export function callbacksSection({ callbacks }: State): Html {
  const rows = callbacks.map(
    (event) =>
      html`<tr>
        <td>
          <span class="mono">${event.orderNo}</span
          ><small>第 ${event.sequence} 个事件，${typeNames[event.type] ?? event.type}</small>
        </td>
        <td>
          <span class="status" data-status="${event.state}">${stateNames[event.state]}</span>
          ${event.nextAttemptAt ? html`<small>下次 ${localTime(event.nextAttemptAt)}</small>` : null}
        </td>
        <td>
          <ol class="attempts">
            ${event.attempts.map(presentAttempt)}
          </ol>
        </td>
        <td>
          <div class="levers">
            ${lever('redeliver', '重发', { eventId: event.eventId, copies: '1' })}
            ${lever('redeliver', '重发 3 份', { eventId: event.eventId, copies: '3' })}
          </div>
        </td>
      </tr>`,
  );
  return html`<section class="card" id="callbacks">
    <div class="head">
      <h2>回调日志</h2>
      ${lever('drain', '立即送完全部')}
    </div>
    ${table('回调日志', heads('事件', '状态', '每次投递', '操作'), rows, '还没有回调。订单状态一变，这里就有记录。')}
  </section>`;
}

function presentAttempt(attempt: CallbackAttempt): Html {
  const answer = attempt.error ?? `${attempt.httpStatus} ${attempt.answer?.trim().slice(0, 40) ?? ''}`;
  const title = `${localTime(attempt.at)}，${attempt.durationMs} 毫秒`;
  return html`<li data-ok="${isAcknowledged(attempt) ? 'yes' : 'no'}" title="${title}">
    ${attempt.number}.${attempt.copy} ${attempt.error === 'lost by fault' ? '途中丢失' : answer}
  </li>`;
}
