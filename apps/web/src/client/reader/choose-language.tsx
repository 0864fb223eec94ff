import { type Language, getLanguage, languages } from '../../i18n/language';
import { t } from '../../i18n/t';
import { chooseLanguage } from '../my-language';
import styles from './reader.module.css';

/** On a plain page the languages stand side by side, for people who look for no menu. */
export function ChooseLanguage() {
  return (
    <fieldset className={styles.languages}>
      <legend>{t('Language')}</legend>
      {(Object.keys(languages) as Language[]).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={getLanguage() === one}
          onClick={() => void chooseLanguage(one)}
        >
          {languages[one]}
        </button>
      ))}
    </fieldset>
  );
}
