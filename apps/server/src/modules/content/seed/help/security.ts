import type { HelpEntry } from './help-entry.ts';

export const securityEntries: readonly HelpEntry[] = [
  {
    key: 'password',
    title: { zh: '登录密码与提款密码', en: 'Login and withdrawal passwords' },
    text: {
      zh: `两个密码互不相同，用途也不同：登录密码用来进入账户，提款密码用来确认提款。

- 在[安全中心](/app/myCenter/security)修改登录密码。修改后，所有设备都需要重新登录。
- 我们只保存无法还原的密码摘要，任何工作人员都看不到您的密码。
- **客服不会向您索要密码或验证码。**索要的都是骗子。

多次输错密码后，登录会要求图形验证；继续输错会暂时锁定。`,
      en: `They are two passwords with two purposes: one opens the account, the other confirms withdrawals.

- Change the login password under [Security](/app/myCenter/security). Every device then has to log in again.
- Only an irreversible digest is kept. Nobody here can see your password.
- **Customer service never asks for a password or a code.** Whoever does is a fraud.

After several wrong passwords the login asks for a picture code, and further ones lock it for a while.`,
    },
  },
  {
    key: 'devices',
    title: { zh: '查看登录设备、远程退出', en: 'Devices and remote logout' },
    text: {
      zh: `[安全中心](/app/myCenter/security)列出所有登录中的设备、网络地址和最近使用时间。看到不认识的设备，请立即点「退出」，再修改密码。

- 30 分钟没有操作会自动退出。
- 一次登录最长 7 天，之后需要重新登录。
- 退出会在几秒内对该设备生效。`,
      en: `[Security](/app/myCenter/security) lists every device that is logged in, with its network address and last use. If you do not know one, log it out at once and change your password.

- 30 minutes without touching the page end the login.
- A login lasts 7 days at most.
- A logout reaches the device within seconds.`,
    },
  },
  {
    key: 'fraud',
    title: { zh: '如何识别假冒网站和假客服', en: 'Telling fake sites and fake staff' },
    text: {
      zh: `- 只从您保存的书签打开网站，不点陌生短信里的链接。
- 收款账户**只以订单页面显示的为准**。聊天中有人给出账户让您转账，一律不要付。
- 工作人员不会让您安装远程控制软件，也不会要求您先付「解冻费」「保证金」。
- 有人自称代理时，可以在[代理页面](/app/agent)输入他的代理编号查验。

如果已经转账给陌生账户，请马上联系银行，再联系我们。`,
      en: `- Open the site from your own bookmark, never from a link in an unknown message.
- The account to pay to is **only the one on the order's page**. Never pay to an account that somebody sends you in a chat.
- Staff never ask you to install remote control or to pay a fee or deposit to “unfreeze” anything.
- If somebody says to be an agent, check their code on the [agents' page](/app/agent).

If you have paid a stranger already, call your bank at once, then contact us.`,
    },
  },
];
