import { ApiError } from '@fairway/api-client';
import type { SettingsKindName } from '@fairway/contract/settings/kinds.ts';
import type { SettingsVersionOf } from '@fairway/contract/settings/schemas.ts';
import type { SettingsOf } from '@fairway/contract/settings/value-schemas.ts';
import type { ApiClient, TestApp, TestOperator } from './test-app.ts';

/** Two operators who publish settings over the wire, as the product asks for it. */
export interface SettingsByTwo {
  maker: TestOperator;
  checker: TestOperator;
  /** One proposes and, where the change takes two, the other approves; nothing where nothing differs. Answers the version. */
  publish<Kind extends SettingsKindName>(kind: Kind, change: ChangeOf<Kind>): Promise<number>;
}

type ChangeOf<Kind extends SettingsKindName> = (current: SettingsOf<Kind>) => SettingsOf<Kind>;

export const settingsReason = '按运营会议决定调整';

export async function settingsByTwo(test: TestApp): Promise<SettingsByTwo> {
  const maker = await test.operator('administrator');
  const checker = await test.operator('cashier-lead');
  const press = () => ({ operationId: test.app.ids.uuid() });
  return {
    maker,
    checker,
    async publish(kind, change) {
      const { version, proposalId } = await propose(maker.api, kind, change, press());
      if (proposalId === null) return version;
      await checker.api.approveProposal({ id: proposalId }, press());
      return version + 1;
    },
  };
}

/** The newest version of a kind, as an operator reads it. */
export async function newestSettings<Kind extends SettingsKindName>(
  api: ApiClient,
  kind: Kind,
): Promise<SettingsVersionOf<Kind>> {
  const { newest } = await api.getSettings({ kind });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer is of the kind that was asked for
  return newest as SettingsVersionOf<Kind>;
}

/** Proposes a change of the current version; where nothing differs, answers the current version. */
export async function propose<Kind extends SettingsKindName>(
  api: ApiClient,
  kind: Kind,
  change: ChangeOf<Kind>,
  press: { operationId: string },
): Promise<{ version: number; proposalId: string | null }> {
  const newest = await newestSettings(api, kind);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one kind with its own settings
  const settings = change(newest.settings as SettingsOf<Kind>);
  const { version } = newest;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const input = { kind, version, settings, reason: settingsReason } as Parameters<
    ApiClient['changeSettings']
  >[0];
  try {
    return await api.changeSettings(input, press);
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.error === 'settingsUnchanged')
      return { version, proposalId: null };
    throw refusal;
  }
}
