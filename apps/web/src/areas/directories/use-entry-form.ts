import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { t } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import { PictureControl } from '../../client/picture-control';
import { listRecordSections } from '../../ui/record/record-sections';
import type { RecordSaveCall } from '../../ui/record/record-page';
import type { DirectoryScreenKit, DirectoryEntry } from './directories.queries';
import { createEntryFormSchema } from './entry-schema';
import { type EntryWarningMap, useFirmCountry, addWarnings } from './entry-warnings';

export interface EntryForm {
  readonly sections: readonly FieldSection[];
  readonly schema: ReturnType<typeof createEntryFormSchema>;
  readonly call: RecordSaveCall<object>;
  readonly onWarnings: (warnings: EntryWarningMap) => void;
}

/** What a form over an entry is made of, the same on its page and in the modal. */
export function useEntryForm(
  kit: DirectoryScreenKit,
  isNew: boolean,
  onSaved?: (entry: DirectoryEntry) => void,
): EntryForm {
  const [warnings, setWarnings] = useState<EntryWarningMap>({});
  const links = useDirectoryChoices(kit.directory.fields);
  const country = useFirmCountry();
  const call = useCall(isNew ? kit.calls.add : kit.calls.update, {
    says: t('Saved.'),
    ...(onSaved && { onDone: onSaved }),
  });
  return {
    sections: addWarnings(listRecordSections(kit.directory.fields, { links, picture: PictureControl }), warnings),
    schema: createEntryFormSchema(kit.directory, isNew, country),
    call,
    onWarnings: setWarnings,
  };
}
