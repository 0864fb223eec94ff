import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { markPhrase } from '../../i18n/t';

/** What people call each kind of account. */
export const accountKindLabels: Readonly<Record<AccountKind, string>> = {
  first: markPhrase('First account, more to follow'),
  firstAndFinal: markPhrase('First and final account'),
  second: markPhrase('Second account, more to follow'),
  secondAndFinal: markPhrase('Second and final account'),
  third: markPhrase('Third account, more to follow'),
  thirdAndFinal: markPhrase('Third and final account'),
  fourth: markPhrase('Fourth account, more to follow'),
  fourthAndFinal: markPhrase('Fourth and final account'),
  amendedFirst: markPhrase('Amended first account'),
  amendedFirstAndFinal: markPhrase('Amended first and final account'),
  amendedSecond: markPhrase('Amended second account'),
  amendedSecondAndFinal: markPhrase('Amended second and final account'),
  supplementary: markPhrase('Supplementary account'),
  supplementaryFirstAndFinal: markPhrase('Supplementary first and final account'),
  supplementarySecond: markPhrase('Supplementary second account'),
  supplementarySecondAndFinal: markPhrase('Supplementary second and final account'),
  interim: markPhrase('Interim account'),
  redistribution: markPhrase('Redrafted account'),
  statementOfAssetsAndLiabilities: markPhrase('Statement of assets and liabilities'),
};
