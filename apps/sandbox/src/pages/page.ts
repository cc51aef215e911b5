import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

interface Page {
  readonly title: string;
  readonly language?: 'zh-CN' | 'en';
  /** Which party's hue the page carries. */
  readonly party: 'psp' | 'bank' | 'chain' | 'venue' | 'inbox' | 'director';
  readonly body: Html;
  readonly script?: string;
  /** Who may frame the page; nobody unless said. */
  readonly frameAncestors?: string;
}

/** Sends a whole page under a strict content policy: own styles, own scripts, nothing inline. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const policy = [
    `default-src 'none'`,
    `style-src 'self'`,
    `script-src 'self'`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `frame-ancestors ${page.frameAncestors ?? `'none'`}`,
  ];
  const director =
    page.party === 'director' ? html`<link rel="stylesheet" href="/assets/director.css" />` : null;
  const script = page.script ? html`<script src="/assets/${page.script}" type="module"></script>` : null;
  const text = html`<!doctype html>
    <html lang="${page.language ?? 'zh-CN'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <link rel="icon" href="/assets/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/font/index.css" />
        <link rel="stylesheet" href="/assets/sandbox.css" />
        <link rel="stylesheet" href="/assets/controls.css" />
        <link rel="stylesheet" href="/assets/parties.css" />
        ${director} ${script}
      </head>
      <body data-party="${page.party}">
        ${page.body}
      </body>
    </html>`.text;
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .send(text);
}

/** The line on top of each party's page: who this is, and that nothing here is real. */
export function masthead(name: string, note: string): Html {
  return html`<header class="masthead">
    <span class="mark" aria-hidden="true"></span>
    <strong>${name}</strong>
    <span class="note">${note}</span>
    <a class="quiet-link" href="/">导演台</a>
  </header>`;
}

/** A page that says one thing. */
export function sendNotice(
  reply: FastifyReply,
  notice: { title: string; text: string; status: number },
): FastifyReply {
  const body = html`${masthead('沙箱', '演示环境')}
    <main class="narrow">
      <section class="card">
        <h1>${notice.title}</h1>
        <p class="quiet">${notice.text}</p>
      </section>
    </main>`;
  return sendPage(reply, { title: notice.title, party: 'director', body }, notice.status);
}
