import { markPhrase } from '../../i18n/t';

export const templateKindLabels = {
  letter: markPhrase('Letter'),
  form: markPhrase('Form'),
  notice: markPhrase('Notice'),
  report: markPhrase('Report'),
  recon: markPhrase('Reconciliation'),
} as const;
