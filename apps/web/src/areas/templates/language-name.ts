import { t } from '../../i18n/t';

/** The language a paper is written in, said in the reader's. */
export const nameLanguage = (language: string): string => (language === 'af' ? t('Afrikaans') : t('English'));
