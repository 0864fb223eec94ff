import type { CashHead } from '@boedel/domain/reconciliation/cash-heads';
import { phrase } from '../../../i18n/t';

export const headWords: Readonly<Record<CashHead, string>> = {
  administration: phrase('Administration'),
  creditors: phrase('Creditors'),
  estateDuty: phrase('Estate duty'),
  legacies: phrase('Cash legacies'),
  incomeToHeirs: phrase('Income to heirs'),
  heirs: phrase('Heirs'),
  maintenance: phrase('Maintenance'),
  other: phrase('Other'),
};
