import type { FastifyInstance } from 'fastify';
import { serveSigned } from '../../http/signed-operation.ts';
import { signedParty } from '../../http/signed-party.ts';
import { html } from '../../pages/html.ts';
import { localTime } from '../../pages/local-time.ts';
import { masthead, sendPage } from '../../pages/page.ts';
import type { Stage } from '../../stage.ts';
import { acceptEmail, acceptSms } from './accept-message.ts';
import { listMessages, type Message } from './message-store.ts';

const shownCount = 100;

/** The message gateway: it accepts SMS and e-mail, delivers nothing and shows everything. */
export function serveInbox(app: FastifyInstance, stage: Stage): void {
  const party = signedParty('inbox', stage.config.inbox);
  serveSigned(app, stage, party, acceptSms(stage));
  serveSigned(app, stage, party, acceptEmail(stage));

  app.get('/inbox', (_request, reply) => {
    const messages = listMessages(stage.book, { limit: shownCount });
    const list =
      messages.length === 0
        ? html`<p class="quiet">还没有消息。平台发出的短信和邮件会出现在这里。</p>`
        : html`<ul class="messages">
            ${messages.map(presentMessage)}
          </ul>`;
    const body = html`${masthead('收件箱', '短信与邮件只到这里，不会真的发出')}
      <main class="narrow">
        <section class="card">
          <h1>收件箱</h1>
          ${list}
        </section>
      </main>`;
    return sendPage(reply, { title: '沙箱收件箱', party: 'inbox', body });
  });
}

const presentMessage = (message: Message) =>
  html`<li>
    <p class="caption">
      ${message.channel === 'sms' ? '短信' : '邮件'}，${message.to}，
      <time datetime="${message.acceptedAt}">${localTime(message.acceptedAt)}</time>
    </p>
    ${message.subject ? html`<h2>${message.subject}</h2>` : null}
    <p class="text">${message.text}</p>
  </li>`;
