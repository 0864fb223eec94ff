import { t } from '../../i18n/t';

/** '1 day', '12 days'. */
export const describeDays = (days: number): string => (days === 1 ? t('1 day') : t('{count} days', { count: days }));
