import { phrase } from '../../i18n/t';

export const kindWords = {
  letter: phrase('Letter'),
  form: phrase('Form'),
  notice: phrase('Notice'),
  report: phrase('Report'),
  recon: phrase('Reconciliation'),
} as const;
