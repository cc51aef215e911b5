import { createHash } from 'node:crypto';
import { roleNames, type RoleName } from '@fairway/contract/operators/permissions.ts';
import { createOperator } from '#modules/operators';
import { createApp } from './app.ts';
import { ConfigFault, type Config } from './config.ts';

/**
 * Opens an operator account and prints its password, once: `node main.ts operator <name> <role>`. The authenticator is
 * enrolled at the first login. This is how an installation without demo data gets its first administrator.
 */
export async function addOperator(config: Config, [name, role]: readonly string[]): Promise<void> {
  if (!name || !/^[a-z][a-z0-9-]{1,31}$/.test(name) || !isRole(role)) {
    throw new ConfigFault([`operator <name> <role>: role is one of ${roleNames.join(', ')}`]);
  }
  const fairway = await createApp(config, { work: false });
  try {
    const password = fairway.app.ids.secret().slice(0, 20);
    await createOperator(fairway.app, { name, role, password: clientHash(password) });
    process.stdout.write(`${name} (${role}): ${password}\n`);
  } catch (fault) {
    if ((fault as { code?: string }).code !== '23505') throw fault;
    throw new ConfigFault([`operator ${name}: there is one of this name already`]);
  } finally {
    await fairway.close();
  }
}

function isRole(text: string | undefined): text is RoleName {
  return roleNames.some((role) => role === text);
}

/** What a client sends for a password (specification section 5). */
function clientHash(password: string): string {
  return createHash('md5').update(password).digest('hex');
}
