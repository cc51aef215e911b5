import { withClient } from '../../postgres/with-client.ts';

/** Whether anybody can log in to the console yet. */
export async function hasOperator(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query('select from operators_accounts limit 1');
    return rows.length > 0;
  });
}
