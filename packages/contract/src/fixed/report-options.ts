import { systemType as types } from '@boedel/domain/matter/kinds';
import { reportOption } from './reports';

export interface ReportOption {
  readonly id: number;
  readonly account: string;
  readonly subject: string;
  /** The only system type it is for, where it is not for all. */
  readonly systemType?: number;
}

/** The thirty switches, named by the rule: option = 6 × (account − 1) + subject, both counted from 1. */
export const reportOptions: readonly ReportOption[] = reportOption.accounts.flatMap((account, a) =>
  reportOption.subjects.map((subject, s) => {
    const id = 6 * a + s + 1;
    return { id, account, subject, ...(id === 27 && { systemType: 2 }) };
  }),
);

/** The account of an insolvency and of a curator have a form of their own: of these they follow the rules between columns. */
const optionsByType: Readonly<Record<number, readonly number[]>> = {
  [types.liquidation]: [3],
  [types.curatorship]: [21],
  [types.trust]: [],
};

/** The switches that change something in the account of a matter of this type. */
export const listReportOptions = (systemType: number): readonly ReportOption[] =>
  reportOptions.filter(
    (option) =>
      (option.systemType === undefined || option.systemType === systemType) &&
      (optionsByType[systemType]?.includes(option.id) ?? true),
  );
