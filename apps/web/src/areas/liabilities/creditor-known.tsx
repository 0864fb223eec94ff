import { peopleCalls } from '@boedel/contract/people/people.calls';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { Button } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRead } from '../../client/hooks';
import { PersonFinder } from '../../client/people/person-finder';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import { useMatter } from '../../ui/the-matter';
import styles from './liabilities.module.css';

/** A creditor who is known from elsewhere, an heir or an executor: found while typing, and the same person since. */
export function CreditorKnown({ value, onChange, readOnly = false }: ControlProps) {
  const matter = useMatter();
  const { setValue } = useFormContext();
  const entry = useWatch({ name: 'creditorID' }) as number | null | undefined;
  const knownID = typeof value === 'number' ? value : 0;
  const person = useRead(peopleCalls.getbyid, { knownID }, { quiet: true, enabled: knownID > 0 });
  if (knownID > 0) {
    return (
      <p className={styles.known}>
        <span>
          {t('This creditor is already on file:')} <strong>{person.data?.listName}</strong>
        </span>
        {!readOnly && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
            {t('Not this person')}
          </Button>
        )}
      </p>
    );
  }
  if (readOnly || entry) return null;
  return (
    <PersonFinder
      matterID={matter.id}
      label={t('Find creditor on file')}
      onTake={({ knownID: found, kind, firstNames, surname }) => {
        onChange(found);
        setValue('creditor', formatPartyName({ kind: kind ?? 'person', firstNames: firstNames ?? null, surname }), {
          shouldDirty: true,
        });
      }}
    />
  );
}
