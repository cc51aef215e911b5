import { ApiError, hashPassword } from '@fairway/api-client';
import { endpoints, type EndpointName } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { roleNames, rolePermissions, type RoleName } from '@fairway/contract/operators/permissions.ts';
import { schemas } from '@fairway/contract/schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testCard } from '../modules/cashier/testing/test-cards.ts';
import { fundMember } from './fund-member.ts';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type ApiClient, type TestApp } from './test-app.ts';

let test: TestApp;
let member: ApiClient;
/** One for each role: who may ask for what is in the contract. */
const staff = new Map<RoleName, ApiClient>();
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
  const { id, api, proof } = await test.register('Malformed01');
  member = api;
  await member.setWithdrawPassword({ password: withdrawPassword, proof });
  const card = { cardNumber: testCard(1), bankCode: 'ICBC', holderName: '陈远', withdrawPassword };
  const { id: payoutMethodId } = await member.addBankCard(card, { operationId: test.app.ids.uuid() });
  beside.createWithdrawal = { ...beside.createWithdrawal, payoutMethodId };
  for (const currency of ['CNY', 'USDT'] as const) await fundMember(test.app, id, 100_000_000n, currency);
  for (const role of roleNames) staff.set(role, (await test.operator(role)).api);
});
afterAll(() => test.end());

/** A field of an input that is an amount, by its grammar or by its name, as a path of names and places. */
interface MoneyField {
  name: EndpointName;
  path: readonly string[];
  /** The schema itself has the grammar; otherwise the operation reads it. */
  inSchema: boolean;
  /** What the schema takes beside an amount: nothing at all, where a limit may be left open. */
  open: readonly unknown[];
  /** What names the kind of input that the field belongs to, where a call takes several. */
  kind: object;
}

interface Node {
  type?: string;
  const?: unknown;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
}

const grammar = /^\^(-\?)?(\(0\|)?\[1-9\]/;
const moneyName = /^(amount|money|stake|unitStake|limit|price|min|max|dayMax|fee|reward|cap)$/i;

function moneyFields(
  name: EndpointName,
  node: Node,
  path: string[] = [],
  open: unknown[] = [],
  kind: object = {},
): MoneyField[] {
  const own = path.at(-1) ?? '';
  // Numbers of matches, rooms and members name them and are no amounts.
  const isNumberOf = /^odds$|Id$|Nos?$/.test(path.findLast((key) => key !== '0') ?? '');
  const inSchema = node.pattern !== undefined && grammar.test(node.pattern) && !isNumberOf;
  if (
    node.type === 'string' &&
    node.const === undefined &&
    node.maxLength !== 0 &&
    (inSchema || moneyName.test(own))
  )
    return [{ name, path, inSchema, open, kind }];
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  const left = choices.flatMap((one) =>
    one.type === 'null' ? [null] : one.const === '' || one.maxLength === 0 ? [''] : [],
  );
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
      moneyFields(name, child, [...path, key], [], kind),
    ),
    ...(node.items ? moneyFields(name, node.items, [...path, '0'], [], kind) : []),
    ...choices.flatMap((child) =>
      moneyFields(
        name,
        child,
        path,
        left,
        Object(joined(kind, nestedIn(path, constantsOf(child)))) as object,
      ),
    ),
  ];
}

/** A value at a place, as the input has it. */
function nestedIn(path: readonly string[], value: unknown): object {
  return path.reduceRight<unknown>(
    (inner, key) => (key === '0' ? [inner] : { [key]: inner }),
    value,
  ) as object;
}

/** Two inputs in one: what both say of an object is joined. */
function joined(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [joined(one[0], other[0])];
  if (!isPlain(one) || !isPlain(other)) return other;
  const both = Object.entries(other).map(([key, value]) => [
    key,
    key in one ? joined(one[key], value) : value,
  ]);
  return { ...one, ...Object.fromEntries(both) };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a choice that can have one value only: they say which choice it is. */
function constantsOf({ properties = {} }: Node): object {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, child]) =>
      child.const === undefined ? [] : [[key, child.const]],
    ),
  );
}

const unique = (fields: readonly MoneyField[]) => [
  ...new Map(fields.map((field) => [`${field.name} ${field.path.join('.')}`, field])).values(),
];
/** A rehearsal takes any text and says that nothing can be asked for: it is tested by itself below. Analytics moves nothing. */
const fields = unique(
  Object.entries(schemas)
    .filter(([name]) => !['rehearseWithdrawal', 'recordAnalyticsEvent'].includes(name))
    .flatMap(([name, { input }]) =>
      moneyFields(
        name as EndpointName,
        z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Node,
      ),
    ),
);

/** No amount in any currency, whatever the call. */
const malformed: readonly unknown[] = [
  '1e3', '1E3', ' 10', '10 ', '10\n', '10.', '.5', '.', '', '１０', '٣', '10.0000001', '0x10', '0b1', '0o7', '010', '00', '+5', '--5',
  '1,000', '1_000', '1 0', '10.5.1', '10,5', '5%', '$5', '¥5', 'NaN', 'Infinity', '-Infinity', 'null', '9'.repeat(24), '1\u0000', '1\u200b',
  '−5', '½', '1n', 10, 1.0, 0.1, -1, 1e21, true, [], ['10'], {}, { amount: '10' }, { toString: '10' },
]; // prettier-ignore

/** What else a call of these needs, where the operation and not the schema reads the amount. */
const withdrawPassword = hashPassword('135790');
const beside: Partial<Record<EndpointName, object>> = {
  createDepositOrder: { payType: 1 },
  createWithdrawal: { currency: 'CNY', withdrawPassword },
  openUsdtDeposit: { route: 'rmb', protocol: 1 },
  transferFromVenue: { api: 'beichen' },
}; // prettier-ignore

function inputWith({ name, path, kind }: MoneyField, value: unknown): object {
  return joined({ ...beside[name], ...kind }, nestedIn(path, value)) as object;
}

async function refusalOf(name: EndpointName, input: object): Promise<ApiError> {
  const { caller, limits, permission } = endpoints[name] as Endpoint;
  if (limits) await sql`delete from platform_rate_limits`.execute(test.app.db);
  const role = roleNames.find((one) => permission && rolePermissions[one].includes(permission));
  const api = (caller === 'operator' && role && staff.get(role)) || member;
  const call = api[name] as (input: object, options: object) => Promise<unknown>;
  const said = await call(input, { operationId: test.app.ids.uuid() }).catch((refusal: unknown) => refusal);
  if (said instanceof ApiError) return said;
  throw new Error(`${name} took ${JSON.stringify(input)}: ${JSON.stringify(said)}`);
}

const byName = expect.stringMatching(
  /^(inputInvalid|requestTooComplex|amount(Malformed|Scale|NotWhole))$/,
) as string;

/** Rows of every table of money: what a refused call must leave as it was. */
async function rowsOfMoney(): Promise<unknown> {
  const { rows } = await sql`
    select table_name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as count
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name ~ '^(ledger|cashier|wallet|venues|settings|sportsbook_bets|risk_play|operators_approvals)' order by 1`.execute(
    test.app.db,
  );
  return rows;
}

describe('amounts in every malformed shape', () => {
  it('the contract’s money is found: what moves it and what sets its limits', () => {
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'createDepositOrder',
        'createWithdrawal',
        'openUsdtDeposit',
        'transferToVenue',
        'transferFromVenue',
        'purchaseCoins',
        'quoteExchange',
        'moveIntoYeb',
        'moveOutOfYeb',
        'placeBet',
        'setPlayLimit',
        'redeemRechargeCode',
        'enterDepositReceipt',
        'proposeAdjustment',
        'changeSettings',
      ]),
    ); // prettier-ignore What the schema accepts as text is read by an operation that this test reaches.
    expect(new Set(fields.filter(({ inSchema }) => !inSchema).map(({ name }) => name))).toEqual(
      new Set(['createDepositOrder', 'createWithdrawal', 'openUsdtDeposit']),
    );
  });

  it.each(fields.map((field) => [`${field.name} ${field.path.join('.')}`, field] as const))(
    '%s: each is refused by name, none is a fault, nothing is written',
    async (_, field) => {
      const before = await rowsOfMoney();
      const values = [...malformed, null].filter((one) => !field.open.includes(one));
      for (const value of field.inSchema ? values : []) {
        const { error } = schemas[field.name].input.safeParse(inputWith(field, value));
        const named = error?.issues.some(({ path }) =>
          path.every((key, at) => String(key) === field.path[at]),
        );
        expect({ value, named }).toEqual({ value, named: true });
      }
      // A schema is the same over the wire: a handful of shapes shows that it is asked there.
      for (const value of field.inSchema ? values.filter((_one, at) => at % 7 === 0) : values) {
        const { status, error: refusal } = await refusalOf(field.name, inputWith(field, value));
        expect({ value, refusal, isFault: status >= 500 }).toEqual({
          value,
          refusal: byName,
          isFault: false,
        });
      }
      expect(await rowsOfMoney()).toEqual(before);
    },
  );

  // More places than the currency has, where the call's grammar knows no currency.
  const adjustment = {
    memberId: '0198f000-0000-7000-8000-000000000001',
    part: 'center',
    currency: 'CNY',
    reasonCode: 'wrongCredit',
    evidence: '核对渠道流水后更正这一笔',
  } as const;
  const channelCode = 'beichen';
  it.each([
    ['quoteExchange', { from: 'CNY', amount: '10.001' }],
    ['transferToVenue', { channelCode, amount: '10.001' }],
    ['transferFromVenue', { api: channelCode, amount: '10.001' }],
    ['createDepositOrder', { payType: 1, amount: '300.001' }],
    ['purchaseCoins', { money: '1.5' }],
    ['proposeAdjustment', { ...adjustment, amount: '10.001' }],
    ['proposeAdjustment', { ...adjustment, amount: '-0' }],
  ] as const)('%s %o: more places than its currency has, or nothing at all', async (name, input) => {
    const before = await rowsOfMoney();
    const { error, status } = await refusalOf(name, input);
    expect(status).toBeLessThan(500);
    expect(error).toMatch(/^amount/);
    expect(await rowsOfMoney()).toEqual(before);
  });

  it('a rehearsal moves nothing and promises nothing for any of them', async () => {
    const before = await rowsOfMoney();
    for (const amount of malformed.filter((one): one is string => typeof one === 'string' && one !== '')) {
      await sql`delete from platform_rate_limits`.execute(test.app.db);
      const said = await member.rehearseWithdrawal({ currency: 'CNY', amount });
      expect({ amount, preview: said.preview, blocked: said.blocks.length > 0 }).toEqual({
        amount,
        preview: null,
        blocked: true,
      });
    }
    expect(await rowsOfMoney()).toEqual(before);
  });
});
