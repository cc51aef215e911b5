import { relative } from 'node:path';
import { projectRoot } from '../project.ts';
import { readDemoLogins } from './demo-logins.ts';
import type { DemoLogin } from './demo-logins.ts';
import { print } from './say.ts';
import type { UpSettings } from './settings/settings.ts';

/** The one block at the end of a start: where everything is, who can log in, and how to begin again. */
export function printAddresses(
  settings: UpSettings,
  facts: { demo: boolean; video: boolean; hasOperator: boolean; seconds: string },
): void {
  const { host, ports, dataDir } = settings;
  const { demo, video, hasOperator, seconds } = facts;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const site = `http://${shown}:${ports.PORT}`;
  const console = `http://${shown}:${ports.CONSOLE_PORT}`;
  const { members, operators } = readDemoLogins(dataDir);
  const folder = relative(projectRoot, dataDir).startsWith('..') ? dataDir : relative(projectRoot, dataDir);
  const rtmp =
    process.env['RTMP'] === 'off'
      ? []
      : [`  OBS 推流地址 · RTMP        rtmp://${shown}:${ports.RTMP_PORT}/live`];
  const lines = [
    `Fairway 已就绪，用时 ${seconds} 秒 · ready in ${seconds} s`,
    '',
    `  会员站点 · site            ${site}`,
    `  运营后台 · console         ${console}`,
    `  接口文档 · API reference   ${console}/docs`,
    `  健康检查 · health          ${site}/healthz  /readyz`,
    `  运行指标 · metrics         ${console}/metrics  /version`,
    ...(video ? [`  视频源站 · video origin    http://${shown}:${ports.MEDIA_PORT}`, ...rtmp] : []),
    ...(demo ? [`  外部机构 · sandbox         http://127.0.0.1:${ports.SANDBOX_PORT}`] : []),
    ...section('演示会员 · demo members', demo ? members : []),
    ...section('演示运营人员 · demo operators', demo ? operators : []),
    ...(hasOperator ? [] : firstOperator(folder)),
    '',
    `  数据目录 · data            ${folder}${settings.databaseUrl === undefined ? '' : ' + DATABASE_URL'}`,
    `  日志 · logs                ${folder}/logs`,
    '  停止 · stop                Ctrl-C',
    '  清空重来 · start afresh    npm run reset',
  ];
  print(`\n${lines.join('\n')}\n`);
}

/** How an installation gets its first administrator, who opens the others' accounts. */
function firstOperator(folder: string): string[] {
  const from = folder === '.data' ? '' : `DATA_DIR=${folder} `;
  return [
    '',
    '  还没有运营人员；创建第一位管理员（密码只显示一次） · No operator yet; open the first administrator (password is shown once):',
    `    ${from}npm run operator -- admin administrator`,
  ];
}

function section(title: string, logins: readonly DemoLogin[]): string[] {
  if (logins.length === 0) return [];
  const widths = [
    Math.max(...logins.map(({ name }) => name.length)),
    Math.max(...logins.map((one) => one.password.length)),
  ];
  const rows = logins.map(({ name, password, note = '', totpSecret }) => {
    const second = totpSecret === undefined ? '' : `  TOTP ${totpSecret}`;
    return `    ${name.padEnd(widths[0] ?? 0)}  ${password.padEnd(widths[1] ?? 0)}${second}  ${note}`.trimEnd();
  });
  return ['', `  ${title}`, ...rows];
}
