import { particulars } from '@boedel/domain/people/offer';
import { Button, Kbd } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '../../i18n/t';
import { PersonLine } from './person-line';
import { useFound } from './use-found';
import type { FoundKnownPerson } from './people.queries';
import styles from './people.module.css';

interface TakeKnownPersonProps {
  readonly matterID?: number | undefined;
  /** Where the party stands in the form: 'main.' for a new matter. */
  readonly within?: string;
  /** Somebody who has a record in the matter already, where that is what is wanted. */
  readonly onInMatter?: (person: FoundKnownPerson) => void;
}

const key = 'F2';
const watchedFields = ['firstNames', 'surname', 'idNumber', 'passportNumber', 'registrationNumber'] as const;
const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A whole number says who it is; until there is one, the name does. */
function toSearchText([firstNames, surname, idNumber, passport, registration]: readonly unknown[]): string {
  const digits = toText(idNumber).replaceAll(/\D/g, '');
  if (digits.length >= 11) return digits;
  if (toText(passport).length >= 6) return toText(passport);
  if (toText(registration).length >= 6) return toText(registration);
  const name = [toText(firstNames), toText(surname)].filter(Boolean).join(' ');
  return name.length >= 3 ? name : '';
}

/** Above a party's fields: whoever is known in the firm is offered while one types, and one key takes them over. */
export function TakeKnown({ matterID, within = '', onInMatter }: TakeKnownPersonProps) {
  const { setValue, getValues } = useFormContext();
  const values = useWatch({ name: watchedFields.map((field) => `${within}${field}`) }) as readonly unknown[];
  const [taken, setTaken] = useState<{ person: FoundKnownPerson; before: Record<string, unknown> }>();
  const { found } = useFound(taken ? '' : toSearchText(values), matterID);
  const [first, ...rest] = found;
  const setField = (field: string, value: unknown): void => setValue(`${within}${field}`, value, { shouldDirty: true });
  const takePerson = (person: FoundKnownPerson): void => {
    if (person.partyID !== null && onInMatter) return onInMatter(person);
    const fields = ['kind', ...particulars, 'knownID'] as const;
    setTaken({ person, before: Object.fromEntries(fields.map((field) => [field, getValues(`${within}${field}`)])) });
    for (const field of fields) {
      if (person[field] !== null && person[field] !== undefined) setField(field, person[field]);
    }
  };
  const restoreValues = (): void => {
    for (const [field, value] of Object.entries(taken?.before ?? {})) setField(field, value ?? null);
    setTaken(undefined);
  };
  useEffect(() => {
    if (!first) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== key) return;
      event.preventDefault();
      takePerson(first);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
    // oxlint-disable-next-line react/exhaustive-deps -- the key takes whoever is first now
  }, [first]);
  if (taken) {
    return (
      <output className={styles.strip} data-taken>
        <span>{t('Taken over: {name}, who is one person in both from now on.', { name: taken.person.listName })}</span>
        <Button variant="subtle" size="compact-sm" onClick={restoreValues}>
          {t('Not this person')}
        </Button>
      </output>
    );
  }
  if (!first) {
    return (
      <p className={styles.strip} data-hint>
        {t('People already on file appear as you type a name or number.')}
      </p>
    );
  }
  return (
    <output className={styles.strip}>
      <PersonLine person={first} />
      <Button size="compact-sm" onClick={() => takePerson(first)} rightSection={<Kbd size="xs">{key}</Kbd>}>
        {first.partyID !== null && onInMatter ? t('Use this record') : t('Take over')}
      </Button>
      {rest.slice(0, 2).map((person) => (
        <Button key={person.knownID} variant="default" size="compact-sm" onClick={() => takePerson(person)}>
          {person.listName === first.listName
            ? (person.idNumber ?? person.registrationNumber ?? person.parts[0]?.reference ?? person.listName)
            : person.listName}
        </Button>
      ))}
    </output>
  );
}
