import { AppError } from '#platform/errors.ts';
import type { PartyCall } from '#platform/http/call.ts';
import { RawAnswer } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { kitAnswer } from '../kit/kit-answer.ts';
import { pathOf } from '../kit/printed-call.ts';

const file = 'application/octet-stream';

/** Shortcuts that open this site, as Windows and macOS know them; for Android a note on what an operator puts here. */
const clients: Readonly<Record<string, (home: string) => RawAnswer>> = {
  'fairway-windows.url': (home) => new RawAnswer(`[InternetShortcut]\r\nURL=${home}\r\n`, file),
  'fairway-mac.webloc': (home) =>
    new RawAnswer(
      `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>URL</key><string>${home}</string></dict></plist>\n`,
      file,
    ),
  'fairway-android.txt': () =>
    new RawAnswer(
      '这是演示环境。运营人员在后台「站点配置」中填写安装包地址后，此处即下载该安装包。\n' +
        'This is a demonstration. Once an operator names a package in the console, it is downloaded here.\n',
    ),
};

/** One of the demonstration's files, with this server's own address in it. Throws `routeUnknown` in production. */
export async function getDemoClient(app: Platform, call: PartyCall): Promise<RawAnswer> {
  const name = pathOf(call).replace(/^demo\//, '');
  const write = app.config.production || !Object.hasOwn(clients, name) ? undefined : clients[name];
  // The address comes from the request; only letters that a host may have get into the file.
  const home = `${call.origin}/app/home`;
  if (!write || !/^https?:\/\/[\w.:[\]-]+\/app\/home$/.test(home))
    return kitAnswer(call, () => Promise.reject(new AppError('routeUnknown')));
  return write(home);
}
