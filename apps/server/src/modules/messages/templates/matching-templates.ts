import { defineTemplates, type Params } from './template.ts';

/** The order of the member who reads it: the payer's is a deposit, the recipient's a withdrawal. */
const orderOfSide = ({ side, billNo }: Params) =>
  side === 'payer' ? `/app/myCenter/deposit/${billNo}` : `/app/myCenter/withdrawals/${billNo}`;

/** Parts of orders that members pay each other, and appeals about them. */
export const matchingTemplates = defineTemplates({
  appealOpened: {
    category: 'recharge',
    zh: {
      title: '对方提出了申诉，请您说明',
      text: '订单 {billNo} 中的 {amount} 被对方申诉。请在订单里说明情况并上传凭证；有结论之前款项一直锁定，不会因为超时划给任何一方。',
    },
    en: {
      title: 'The other side has appealed',
      text: 'There is an appeal about {amount} of order {billNo}. Please say what happened and attach proof in the order. Until it is settled the money stays held; no deadline gives it to anybody.',
    },
    to: orderOfSide,
  },
  partClaimed: {
    category: 'recharge',
    zh: {
      title: '付款人称已向您付款，请核对',
      text: '订单 {billNo} 中有一笔 {amount} 曾因对方逾时未提交付款而释放，对方现已补交付款凭证。请在订单里核对：收到请凭提款密码确认，没收到请说明情况。您不处理不会扣款，由两名运营人员核定。',
    },
    en: {
      title: 'A payer says that you were paid',
      text: 'A payment of {amount} for order {billNo} was released because its payer said nothing in time; the payer has now handed in a proof. Please look at it in the order: confirm it with your withdraw password, or say that nothing has arrived. Without an answer nothing is taken; two operators decide.',
    },
    to: orderOfSide,
  },
  appealAnswered: {
    category: 'recharge',
    zh: {
      title: '对方补充了说明',
      text: '订单 {billNo} 中 {amount} 的申诉有了新的说明或凭证，请查看；您也可以继续补充。',
    },
    en: {
      title: 'The other side has answered',
      text: 'There is a new statement about {amount} of order {billNo}. Please read it; you can add to yours.',
    },
    to: orderOfSide,
  },
  appealWithOperator: {
    category: 'recharge',
    zh: {
      title: '运营人员正在核查',
      text: '订单 {billNo} 中的 {amount} 未在时限内得到确认，已转运营人员优先核查。款项继续锁定，须收款人确认或两名运营人员核定才会变动。',
    },
    en: {
      title: 'An operator is looking into it',
      text: 'The {amount} of order {billNo} were not settled in time and are now with our operators, with priority. The money stays held until the recipient confirms or two operators decide.',
    },
    to: orderOfSide,
  },
  appealConfirmed: {
    category: 'recharge',
    zh: {
      title: '申诉已有结论：认定已付款',
      text: '订单 {billNo} 中的 {amount} 已认定付款成功，详情请在订单中查看。',
    },
    en: {
      title: 'Appeal closed: paid',
      text: 'The {amount} of order {billNo} count as paid. The order shows how it was settled.',
    },
    to: orderOfSide,
  },
  appealReleased: {
    category: 'recharge',
    zh: {
      title: '申诉已有结论：认定未付款',
      text: '订单 {billNo} 中的 {amount} 经两名运营人员核定未付款，详情请在订单中查看。',
    },
    en: {
      title: 'Appeal closed: not paid',
      text: 'Two operators have decided that the {amount} of order {billNo} were not paid. The order shows how it was settled.',
    },
    to: orderOfSide,
  },
});
