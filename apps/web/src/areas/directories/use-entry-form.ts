import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { t } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import { PictureControl } from '../../client/picture-control';
import { recordSections } from '../../ui/record/record-sections';
import type { SaveCall } from '../../ui/record/record-page';
import type { DirectoryKit, Entry } from './directories.queries';
import { entryFormSchema } from './entry-schema';
import { type Warnings, useFirmCountry, withWarnings } from './entry-warnings';

export interface EntryForm {
  readonly sections: readonly FieldSection[];
  readonly schema: ReturnType<typeof entryFormSchema>;
  readonly call: SaveCall<object>;
  readonly onWarnings: (warnings: Warnings) => void;
}

/** What a form over an entry is made of, the same on its page and in the modal. */
export function useEntryForm(kit: DirectoryKit, isNew: boolean, onSaved?: (entry: Entry) => void): EntryForm {
  const [warnings, onWarnings] = useState<Warnings>({});
  const links = useDirectoryChoices(kit.directory.fields);
  const country = useFirmCountry();
  const call = useCall(isNew ? kit.calls.add : kit.calls.update, {
    says: t('Saved.'),
    ...(onSaved && { onDone: onSaved }),
  });
  return {
    sections: withWarnings(recordSections(kit.directory.fields, { links, picture: PictureControl }), warnings),
    schema: entryFormSchema(kit.directory, isNew, country),
    call,
    onWarnings,
  };
}
