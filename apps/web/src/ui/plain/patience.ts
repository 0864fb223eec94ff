import { t } from '../../i18n/t';
import { notify } from './notices';

/** Said wherever the firm's whole data is taken: the file is made row by row. */
export const notifyPatience = (): void =>
  notify({ kind: 'info', message: t('please be patient. This will take some time') });
