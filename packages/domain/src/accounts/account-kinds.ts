/** What kind of account is lodged. The statutory kinds are in s 35; the rest is practice of the Master's offices. */
export interface AccountKindFacts {
  readonly title: string;
  /** First, second …: how many accounts have been drawn, amended ones not counted. */
  readonly ordinal: 1 | 2 | 3 | 4;
  /** Nothing may be left outstanding or held back. */
  readonly final: boolean;
  /** Takes the place of an account after a query or an objection. */
  readonly amended: boolean;
  /** Assets that turned up after the account was lodged, which is itself left as it is (s 35(1A)). */
  readonly supplementary: boolean;
  /** An account only on the direction of the Master, with what is uncollected and why (s 35(2), (3)). */
  readonly interim?: boolean;
  /** No distribution is drawn. */
  readonly statementOnly?: boolean;
}

const createAccountKind = (
  title: string,
  ordinal: 1 | 2 | 3 | 4,
  marks: Partial<Omit<AccountKindFacts, 'title' | 'ordinal'>> = {},
): AccountKindFacts => ({ title, ordinal, final: false, amended: false, supplementary: false, ...marks });

const final = { final: true };
const amended = { amended: true };
const supplementary = { supplementary: true };

export const accountKinds = {
  first: createAccountKind('First', 1),
  firstAndFinal: createAccountKind('First and Final', 1, final),
  second: createAccountKind('Second', 2),
  secondAndFinal: createAccountKind('Second and Final', 2, final),
  third: createAccountKind('Third', 3),
  thirdAndFinal: createAccountKind('Third and Final', 3, final),
  fourth: createAccountKind('Fourth', 4),
  fourthAndFinal: createAccountKind('Fourth and Final', 4, final),
  amendedFirst: createAccountKind('Amended First', 1, amended),
  amendedFirstAndFinal: createAccountKind('Amended First and Final', 1, { ...amended, ...final }),
  amendedSecond: createAccountKind('Amended Second', 2, amended),
  amendedSecondAndFinal: createAccountKind('Amended Second and Final', 2, { ...amended, ...final }),
  supplementary: createAccountKind('Supplementary', 1, supplementary),
  supplementaryFirstAndFinal: createAccountKind('Supplementary First and Final', 1, { ...supplementary, ...final }),
  supplementarySecond: createAccountKind('Supplementary Second', 2, supplementary),
  supplementarySecondAndFinal: createAccountKind('Supplementary Second and Final', 2, { ...supplementary, ...final }),
  interim: createAccountKind('Interim', 1, { interim: true }),
  redistribution: createAccountKind('Redrafted', 1, { ...amended, ...final }),
  statementOfAssetsAndLiabilities: createAccountKind('Statement of Assets and Liabilities', 1, { statementOnly: true }),
} as const satisfies Readonly<Record<string, AccountKindFacts>>;

export type AccountKind = keyof typeof accountKinds;

/** As a sentence or a list names it: 'Second and final account'. */
export const nameAccount = (kindOf: AccountKind): string => {
  const { title } = accountKinds[kindOf];
  return `${title.charAt(0)}${title.slice(1).toLowerCase()} account`;
};

export const titleAccount = (kindOf: AccountKind): string => {
  const facts: AccountKindFacts = accountKinds[kindOf];
  return facts.statementOnly ? facts.title : `${facts.title} Liquidation and Distribution Account`;
};
