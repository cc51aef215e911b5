import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { portIsFree } from '../processes/ports.ts';
import { PlainError } from '../processes/plain-error.ts';
import { demoIsSeeded, readDemoLogins } from './demo-logins.ts';
import type { PortName, UpSettings } from './settings/settings.ts';

const neededBytes = 500 * 1024 ** 2;

/** The data folder exists, may be written, and lies on a disk with room. */
export function checkDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new PlainError(
      `数据目录 ${folder} 无法写入：请用 DATA_DIR 换一个目录，或更改其所有者。\n` +
        `The data folder ${folder} cannot be written: choose another with DATA_DIR or change its owner.`,
      { cause: error },
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  const megabytes = Math.floor(free / 1024 ** 2);
  throw new PlainError(
    `磁盘空间不足：${folder} 所在磁盘仅剩 ${megabytes} MB，至少需要 500 MB，请清理后再启动。\n` +
      `The disk is nearly full: ${megabytes} MB left at ${folder}, 500 MB needed; free some space and start again.`,
  );
}

/** A production site never starts on demo data: its members and operators have passwords that everybody can read. */
export function refuseDemoData(folder: string): void {
  if (!demoIsSeeded(folder) && readDemoLogins(folder).operators.length === 0) return;
  throw new PlainError(
    `${folder} 中是演示数据，不能用于生产环境：请用 DATA_DIR 指定一个新目录，或先运行 npm run reset。\n` +
      `${folder} holds demo data, which does not start in production: choose another DATA_DIR or run npm run reset first.`,
  );
}

const purposes: Readonly<Record<PortName, readonly [string, string]>> = {
  PORT: ['会员站点', 'member site'],
  CONSOLE_PORT: ['运营后台', 'operator console'],
  SANDBOX_PORT: ['模拟外部机构', 'sandbox parties'],
  CHAIN_PORT: ['测试链节点', 'test chain node'],
  SIGNER_PORT: ['出款签名进程', 'signer of payouts'],
  MEDIA_PORT: ['视频源站', 'video origin'],
  RTMP_PORT: ['RTMP 推流', 'publishing by RTMP'],
};

/** Listen wherever the site does. */
const outside: readonly PortName[] = ['PORT', 'CONSOLE_PORT', 'MEDIA_PORT', 'RTMP_PORT'];

/** Every port is free; the first busy one is named together with what to do about it. */
export async function checkPorts({ host, ports }: UpSettings): Promise<void> {
  const names = Object.keys(ports) as PortName[];
  for (const name of names) {
    const listenOn = outside.includes(name) ? host : '127.0.0.1';
    if (await portIsFree(ports[name], listenOn)) continue;
    const [chinese, english] = purposes[name];
    const other = ports[name] + (name === 'PORT' ? 10 : 100);
    throw new PlainError(
      `端口 ${ports[name]}（${chinese}）已被占用：请关闭占用它的程序，或换一个端口：${name}=${other} npm start\n` +
        `Port ${ports[name]} (${english}) is taken: stop the program that uses it or choose another: ${name}=${other} npm start`,
    );
  }
}
