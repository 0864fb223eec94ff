import { directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import { jointAppointeeTrustee } from '@boedel/contract/directories/registry';
import { trusteeChange, trusteeValues } from '@boedel/contract/directories/trustees.schema';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import type { EntryPartProps } from './entry-part';
import { PeopleOfEntry } from './people-of-entry';

const { getTrusteeList, addTrustee, updatetrustee, deletetrustee } = directorySpecialCalls;

/** The trustees behind a joint appointee. */
export function Trustees({ entry, mayChange }: EntryPartProps) {
  const of = { jointAppointeeID: entry.id };
  const done = { says: t('Saved.') };
  const add = useCall(addTrustee, done);
  const change = useCall(updatetrustee, done);
  const remove = useCall(deletetrustee, { ...done, says: t('Deleted.') });
  return (
    <PeopleOfEntry
      label={t('Trustees')}
      one={t('trustee')}
      fields={jointAppointeeTrustee}
      keptIn="jointappointee_trustee"
      read={useRead(getTrusteeList, of, { quiet: true })}
      of={of}
      add={{ schema: trusteeValues, call: add }}
      change={{ schema: trusteeChange, call: change }}
      remove={{ run: ({ id }) => remove.run(undefined, { query: { id } }), isRunning: remove.isRunning }}
      mayChange={mayChange}
    />
  );
}
