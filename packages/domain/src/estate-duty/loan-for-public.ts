import { createDatedTable } from '../law/dated';

/** Estate Duty Act s 4(o): how long books, pictures and art must be lent to the State or an approved body. */
export const loanForPublicYears = createDatedTable('minimum period of a loan to the public', [
  { from: '1955-04-01', years: 30, note: 'Confirm the term against the Act.' },
]);
