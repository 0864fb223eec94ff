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
