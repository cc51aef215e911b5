import { Readable } from 'node:stream';
import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { lineKinds } from '@fairway/contract/wallet/lines.ts';
import { formatMoney } from '@fairway/money';
import { readStatement, type Account, type StatementLine, type StatementPage } from '#modules/ledger';
import { siteDay } from '#platform/clock.ts';
import type { Language } from '#platform/errors.ts';
import { FileAnswer, type Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { accountNamed } from './account-of.ts';
import { byteOrderMark, csvRow } from './csv.ts';
import { kindOf, reasonsOf } from './line-kinds.ts';

const heads = {
  'zh-CN': ['时间', '类别', '单号', '变动', '余额', '币种'],
  en: ['Time', 'Kind', 'Reference', 'Change', 'Balance', 'Currency'],
} as const;

/** Lines read at a time: none waits for all the others, however many there are. */
const pageSize = 500;

/** Every line of one part of the wallet that the filters let through, newest first, as CSV, written while it is read. */
export const exportStatement: Operation<
  (typeof walletEndpoints)['exportStatement'],
  (typeof walletSchemas)['exportStatement']
> = async (app, call, input) => {
  const account = accountNamed(call.member.memberId, input);
  const range = {
    reasons: input.kind === undefined ? undefined : reasonsOf(input.kind),
    from: input.from === undefined ? undefined : new Date(input.from),
    to: input.to === undefined ? undefined : new Date(input.to),
  };
  const rows = writeRows(app, account, range, call.language);
  const day = siteDay(app.clock.now(), app.config.siteTimeZone);
  return new FileAnswer(Readable.from(rows), 'text/csv; charset=utf-8', `fairway-${input.part}-${day}.csv`);
};

async function* writeRows(
  app: Platform,
  account: Account,
  range: Pick<NonNullable<Parameters<typeof readStatement>[2]>, 'reasons' | 'from' | 'to'>,
  language: Language,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(heads[language]);
  const at = new Intl.DateTimeFormat('sv-SE', {
    timeZone: app.config.siteTimeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  for (let before: bigint | null = null; ;) {
    const page: StatementPage = await readStatement(app.db, account, { ...range, before, limit: pageSize });
    if (page.lines.length > 0) yield page.lines.map((line) => csvRow(cellsOf(line, at, language))).join('');
    if (page.next === null) return;
    before = page.next;
  }
}

function cellsOf(line: StatementLine, at: Intl.DateTimeFormat, language: Language): string[] {
  return [
    at.format(line.at),
    lineKinds.label(kindOf(line.reason), language === 'en' ? 'en' : 'zh') ?? '',
    line.requestId,
    formatMoney(line.amount),
    formatMoney(line.balanceAfter),
    line.amount.currency,
  ];
}
