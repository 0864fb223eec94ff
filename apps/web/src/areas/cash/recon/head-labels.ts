import type { CashHead } from '@boedel/domain/reconciliation/cash-heads';
import { markPhrase } from '../../../i18n/t';

export const headLabels: Readonly<Record<CashHead, string>> = {
  administration: markPhrase('Administration'),
  creditors: markPhrase('Creditors'),
  estateDuty: markPhrase('Estate duty'),
  legacies: markPhrase('Cash legacies'),
  incomeToHeirs: markPhrase('Income to heirs'),
  heirs: markPhrase('Heirs'),
  maintenance: markPhrase('Maintenance'),
  other: markPhrase('Other'),
};
