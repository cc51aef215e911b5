import type { AnyDocument } from '@fairway/contract/content/document-schemas.ts';

/** Sponsors, agents and plain pages of a demonstration; every name is made up, and the texts say so. */
export const firstPages: readonly (AnyDocument & { key: string })[] = [
  {
    kind: 'sponsor',
    key: 'north-harbour',
    document: {
      position: 0,
      art: 'stadium',
      name: { zh: '北港足球俱乐部', en: 'North Harbour FC' },
      summary: {
        zh: '演示联赛球队，主场看台合作伙伴',
        en: 'A team of the demo league; partner of its home stand',
      },
      text: {
        zh: `北港足球俱乐部是演示联赛中的虚构球队，用来展示赞助页面的样式。

## 合作内容
- 主场西看台的灯光与座椅翻新
- 每个主场比赛日的青少年开放训练
- 球队比赛在体育大厅优先展示

[看看它的比赛](/app/sport)`,
        en: `North Harbour FC is an invented team of the demo league and shows what a sponsor's page looks like.

## What we do together
- New lights and seats for the west stand
- Open training for the young on every home match day
- Its matches stand first in the sports hall

[See its matches](/app/sport)`,
      },
      url: '',
    },
  },
  {
    kind: 'sponsor',
    key: 'harbour-cup',
    document: {
      position: 1,
      art: 'trophy',
      name: { zh: '海湾杯', en: 'Harbour Cup' },
      summary: { zh: '演示杯赛，八队单败淘汰', en: 'A demo cup, eight teams, single elimination' },
      text: {
        zh: `海湾杯是虚构的季前杯赛，八支球队、三轮淘汰。

## 赛制
1. 抽签分为上下半区
2. 九十分钟打平直接进入点球大战
3. 决赛在中立场地进行

盘口以九十分钟赛果结算，点球大战不计。[了解结算规则](/app/help/betting/rules)`,
        en: `The Harbour Cup is an invented pre-season cup: eight teams, three rounds.

## Format
1. Teams are drawn into two halves
2. A draw after ninety minutes goes to penalties
3. The final is played on neutral ground

Markets settle on ninety minutes; penalties do not count. [The rules](/app/help/betting/rules)`,
      },
      url: '',
    },
  },
  {
    kind: 'sponsor',
    key: 'night-run',
    document: {
      position: 2,
      art: 'sport',
      name: { zh: '滨江夜跑', en: 'Riverside Night Run' },
      summary: { zh: '演示公益活动，每月第一个周六', en: 'A demo charity run, every first Saturday' },
      text: {
        zh: `滨江夜跑是虚构的公益活动，每月第一个周六晚上七点，五公里，不设名次。

报名费全部用于社区球场的照明维护。`,
        en: `The Riverside Night Run is an invented charity run on every first Saturday at seven: five kilometres, no ranking.

All fees go to the lights of the neighbourhood's pitches.`,
      },
      url: '',
    },
  },
  {
    kind: 'agentPage',
    key: 'programme',
    document: {
      position: 0,
      title: { zh: '代理合作', en: 'Agent programme' },
      text: {
        zh: `如果您有稳定的渠道，并愿意按规则推广，欢迎提交申请。工作人员会按您留下的联系方式答复。

## 我们看重什么
- 只面向年满 18 周岁的成年人推广
- 不夸大、不承诺收益、不冒充客服
- 不代会员操作账户，不经手会员资金

## 申请流程
1. 填写本页的申请表
2. 工作人员联系您，核实身份与渠道
3. 通过后获得代理编号，任何人都可以在本页查验`,
        en: `If you reach people steadily and mean to do so by the rules, apply here. Our staff will answer in the way you ask for.

## What matters to us
- Only adults of 18 and older are addressed
- No exaggeration, no promised gains, no posing as customer service
- Nobody operates a member's account or touches a member's money

## How it goes
1. Fill in the form on this page
2. Our staff contact you and check who you are
3. You receive an agent code, which anybody can check on this page`,
      },
      contacts: [
        { way: 'email', value: 'agents@fairway.example' },
        { way: 'telegram', value: '@fairway_agents_demo' },
      ],
    },
  },
  {
    kind: 'agent',
    key: 'fw8001',
    document: {
      position: 0,
      name: { zh: '演示代理一号', en: 'Demo agent one' },
      contacts: [{ way: 'email', value: 'agent-one@fairway.example' }],
    },
  },
  {
    kind: 'page',
    key: 'about',
    document: {
      position: 0,
      title: { zh: '关于我们', en: 'About us' },
      text: {
        zh: `Fairway 是体育赛事与娱乐平台。我们在意三件事：

- **规则看得见**：每个盘口旁写有结算方法，投注前就能看到每种结果对应的输赢。
- **资金算得清**：余额由逐笔分录相加得出，每一笔都有时间、原因和变动后的余额。
- **一次就是一次**：同一个操作点两次，只会执行一次；没有答复时，页面会查到真实结果。

本页可由运营人员修改。牌照与资质以页脚所列为准，没有列出即没有。`,
        en: `Fairway is a platform for sports and entertainment. Three things matter to us:

- **Rules you can see**: the settlement rule stands beside every market.
- **Every cent accounted for**: a balance is the sum of its entries, each with time, reason and balance after it.
- **Once means once**: an act that is pressed twice happens once, and a page that got no answer finds out what really happened.

Licences are those named in the footer; what is not named there we do not have.`,
      },
    },
  },
  {
    kind: 'page',
    key: 'privacy',
    document: {
      position: 1,
      title: { zh: '隐私说明', en: 'Privacy' },
      text: {
        zh: `## 我们保存什么
- 账户：用户名、出生日期，以及您填写的联系方式
- 资金：存款、提款、转账与投注的每一笔记录
- 安全：登录时间、网络地址、设备标识

## 怎么保存
密码只保存不可还原的摘要。银行卡号与手机号在页面和后台默认遮挡，工作人员查看完整内容需要写明原因，并留有记录。

## 谁能看到
只有职责需要的工作人员。我们不出售您的资料，本站页面不加载第三方统计与广告脚本。`,
        en: `## What we keep
- Account: user name, date of birth and the contacts you give
- Money: every deposit, withdrawal, transfer and bet
- Security: times of login, network addresses, device ids

## How
Passwords are kept as irreversible digests only. Card and phone numbers are masked on pages and in the console; staff who need to see one state a reason, which is recorded.

## Who sees it
Only staff whose work needs it. Nothing is sold, and our pages load no foreign trackers or advertisements.`,
      },
    },
  },
  {
    kind: 'page',
    key: 'anti-fraud',
    document: {
      position: 3,
      title: { zh: '防骗指南', en: 'How to spot fraud' },
      text: {
        zh: `冒充客服、仿冒网站和「内部渠道」是最常见的三种骗局。记住下面几条，就能识破绝大多数。

## 我们绝不会这样做
- 索要登录密码、资金密码或短信验证码
- 让您把钱转到个人账户、私聊里发来的账户或二维码
- 以「解冻」「保证金」「刷流水」为由要求先付款
- 让您安装远程控制软件或共享屏幕

## 这样核对
1. 存款账户只在存款订单页上显示，每次付款前重新核对
2. 客服只从本站的客服页面进入
3. 网址与您收藏的不一致时，不要登录
4. 余额、订单和提款进度，以登录后的页面为准

## 已经上当了怎么办
先修改密码并退出所有设备，再联系[在线客服](/cs)，提供对方的账号、聊天记录和付款凭证。`,
        en: `False customer service, copied sites and “inside channels” are the three commonest frauds. A few rules unmask nearly all of them.

## What we never do
- Ask for your password, your withdrawal password or a code from a message
- Have you pay to a private account, or to an account or code sent in a chat
- Ask for money first, to “unfreeze” something, as a “deposit” or for “turnover”
- Have you install remote control or share your screen

## How to check
1. The account to pay to stands on the deposit order only; compare it before each payment
2. Customer service is reached from this site's page only
3. Do not sign in where the address differs from the one you saved
4. Balances, orders and withdrawals are as the page shows them after you have signed in

## If it has happened
Change your password and sign out everywhere, then write to [customer service](/cs) with the other side's account, the messages and your payment receipt.`,
      },
    },
  },
];
