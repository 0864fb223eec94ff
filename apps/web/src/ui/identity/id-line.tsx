import { type Country, findCountry } from '@boedel/domain/law/country';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '../../i18n/t';
import { useToday } from '../today';
import { useMatterIfAny } from '../the-matter';
import { countMissingDigits, readId } from './id-says';
import styles from './id-line.module.css';

/** Of the matter one is in or is making: its law says whose numbers are meant. */
function useCountry(): Country {
  const asked = useWatch({ name: 'country' }) as unknown;
  const matter = useMatterIfAny();
  return findCountry(matter?.country ?? (typeof asked === 'string' ? asked : '')) ?? 'ZA';
}

/**
 * Under the field of an identity number: what the number says, or what is wrong with it. It fills the date of birth and
 * the gender of the form around it, once a number is typed.
 */
export function IdLine({ prefix = '' }: { prefix?: string }) {
  const { setValue, getValues, getFieldState, formState } = useFormContext();
  const [idNumber, died] = useWatch({ name: [`${prefix}idNumber`, `${prefix}dateOfDeath`] }) as unknown[];
  const country = useCountry();
  const says = readId(idNumber, died, { today: useToday(), country });
  const identity = typeof says === 'object' ? says : undefined;
  useEffect(() => {
    if (!identity || !getFieldState(`${prefix}idNumber`).isDirty) return;
    const born = getValues(`${prefix}dateOfBirth`) as string | null | undefined;
    // A person who knows the century better than the number is not overruled.
    if (!born || born !== identity.perhapsBorn) {
      setValue(`${prefix}dateOfBirth`, identity.born, { shouldDirty: true, shouldValidate: true });
    }
    if (identity.gender !== null) setValue(`${prefix}gender`, identity.gender, { shouldDirty: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only another number fills the fields again
  }, [identity?.words]);
  if (!says) {
    const { isTouched } = getFieldState(`${prefix}idNumber`, formState);
    const count = countMissingDigits(idNumber, country);
    if (count === undefined || (!isTouched && count !== 11)) return null;
    return (
      <span className={styles.line} data-tone="warn">
        <IconAlertTriangle size={14} aria-hidden />{' '}
        {t('{count} digits. An ID number has 13, a Namibian one 11.', { count })}
        {count === 11 && (
          <button
            type="button"
            className={styles.say}
            onClick={() => setValue(`${prefix}idNumber`, `NA ${idNumber as string}`, { shouldDirty: true })}
          >
            {t('This is a Namibian ID')}
          </button>
        )}
      </span>
    );
  }
  if (typeof says === 'string') {
    return (
      <span className={styles.line} data-tone="warn">
        <IconAlertTriangle size={14} aria-hidden /> {t(says)}
      </span>
    );
  }
  return (
    <span className={styles.line} data-tone="good">
      <IconCircleCheck size={14} aria-hidden /> {says.words}
      {says.perhapsBorn && ` · ${t('or {day}: check the century', { day: says.perhapsBorn })}`}
    </span>
  );
}
