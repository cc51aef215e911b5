import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import { hashPassword, operatorCost, type HashCost } from '#platform/crypto/password-hash.ts';
import { seal } from '#platform/crypto/seal.ts';
import { newTotpSecret } from '#platform/crypto/totp.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { insertOperator } from './operators-store.ts';

export interface NewOperator {
  name: string;
  /** The 32 characters that a client sends for the password. */
  password: string;
  role: RoleName;
  /** A secret that is known already, for demo logins; drawn without it. */
  totpSecret?: string;
}

/** What the sealed secret of a second factor is sealed for. */
export const totpPurpose = 'operator-totp';

/** A second factor's secret as the account's row keeps it. */
export function sealedTotp({ config }: Pick<Platform, 'config'>, secret: string): Buffer {
  return seal(config.secrets.server, totpPurpose, secret);
}

/**
 * Opens an operator account; the second factor is enrolled at the first login. Writes one row. Another cost than an
 * operator's is for tests that need an operator at the console and prove nothing about the password.
 */
export async function createOperator(
  app: Platform,
  operator: NewOperator,
  cost: HashCost = operatorCost,
): Promise<void> {
  const passwordHash = await hashPassword(operator.password, app.config.secrets.passwordPepper, cost);
  const secret = operator.totpSecret ?? newTotpSecret();
  await inTransaction(app.db, (tx) =>
    insertOperator(tx, {
      id: app.ids.uuid(),
      name: operator.name,
      password_hash: passwordHash,
      role: operator.role,
      totp_secret: sealedTotp(app, secret),
      enrolled: operator.totpSecret !== undefined,
      created_at: app.clock.now(),
    }),
  );
}
