import { runCommand } from './test/run-command.ts';

const { code, output } = await runCommand('oxfmt/bin/oxfmt', process.argv.slice(2));
process.stdout.write(output);
process.exitCode = code;
