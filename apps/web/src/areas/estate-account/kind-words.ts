import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { phrase } from '../../i18n/t';

/** What people call each kind of account. */
export const kindWords: Readonly<Record<AccountKind, string>> = {
  first: phrase('First account, more to follow'),
  firstAndFinal: phrase('First and final account'),
  second: phrase('Second account, more to follow'),
  secondAndFinal: phrase('Second and final account'),
  third: phrase('Third account, more to follow'),
  thirdAndFinal: phrase('Third and final account'),
  fourth: phrase('Fourth account, more to follow'),
  fourthAndFinal: phrase('Fourth and final account'),
  amendedFirst: phrase('Amended first account'),
  amendedFirstAndFinal: phrase('Amended first and final account'),
  amendedSecond: phrase('Amended second account'),
  amendedSecondAndFinal: phrase('Amended second and final account'),
  supplementary: phrase('Supplementary account'),
  supplementaryFirstAndFinal: phrase('Supplementary first and final account'),
  supplementarySecond: phrase('Supplementary second account'),
  supplementarySecondAndFinal: phrase('Supplementary second and final account'),
  interim: phrase('Interim account'),
  redistribution: phrase('Redrafted account'),
  statementOfAssetsAndLiabilities: phrase('Statement of assets and liabilities'),
};
