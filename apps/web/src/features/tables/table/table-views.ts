import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { TableDetails } from '../api/shapes.ts';
import type { ActsProps, TableProps } from '../felt/table-props.ts';
import { DoudizhuActs } from '../doudizhu/doudizhu-acts.tsx';
import { DoudizhuTable } from '../doudizhu/doudizhu-table.tsx';
import { spokenDoudizhu } from '../doudizhu/spoken-doudizhu.ts';
import { HoldemActs } from '../holdem/holdem-acts.tsx';
import { HoldemTable } from '../holdem/holdem-table.tsx';
import { spokenHoldem } from '../holdem/spoken-holdem.ts';
import { NiuniuActs } from '../niuniu/niuniu-acts.tsx';
import { NiuniuTable } from '../niuniu/niuniu-table.tsx';
import { spokenNiuniu } from '../niuniu/spoken-niuniu.ts';

/** How a game is drawn and played: its table, the acts of the own seat, and what a reader says. */
interface TableView {
  readonly Table: ComponentType<TableProps>;
  readonly Acts: ComponentType<ActsProps>;
  readonly spoken: (t: TFunction<'tables'>, details: TableDetails) => string;
}

export const tableViews: Readonly<Record<MemberTableGame, TableView>> = {
  holdem: { Table: HoldemTable, Acts: HoldemActs, spoken: spokenHoldem },
  niuniu: { Table: NiuniuTable, Acts: NiuniuActs, spoken: spokenNiuniu },
  doudizhu: { Table: DoudizhuTable, Acts: DoudizhuActs, spoken: spokenDoudizhu },
};
