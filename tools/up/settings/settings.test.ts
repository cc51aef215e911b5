import { expect, it } from 'vitest';
import { projectRoot } from '../../project.ts';
import { readSettings } from './settings.ts';

it('has a default for everything', () => {
  expect(readSettings({})).toEqual({
    dataDir: `${projectRoot}/.data`,
    host: '127.0.0.1',
    ports: {
      PORT: 8080,
      CONSOLE_PORT: 8081,
      SANDBOX_PORT: 8082,
      CHAIN_PORT: 8083,
      SIGNER_PORT: 8084,
      MEDIA_PORT: 8085,
      RTMP_PORT: 8086,
    },
    databaseUrl: undefined,
  });
});

it('moves all other ports with the first, unless one is named', () => {
  const { ports } = readSettings({ PORT: '9000', SANDBOX_PORT: '7000' });
  expect(ports).toEqual({
    PORT: 9000,
    CONSOLE_PORT: 9001,
    SANDBOX_PORT: 7000,
    CHAIN_PORT: 9003,
    SIGNER_PORT: 9004,
    MEDIA_PORT: 9005,
    RTMP_PORT: 9006,
  });
});

it.each(['0', '65536', 'eighty', '80.5', '-1'])('refuses %s as a port and names the variable', (port) => {
  expect(() => readSettings({ CONSOLE_PORT: port })).toThrow(`CONSOLE_PORT=${port} is not a port`);
});
