import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useCall } from '../../client/hooks';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import type { FieldOption, FieldSection } from '../../ui/fields/field';
import { PictureControl } from '../../client/picture-control';
import { recordSections } from '../../ui/record/record-sections';
import type { SaveCall } from '../../ui/record/record-page';
import { type DirectoryKit, type Entry, kitOf } from './directories.queries';
import { entryFormSchema } from './entry-schema';
import { type Warnings, useFirmCountry, withWarnings } from './entry-warnings';

/** Choices of the fields that point into another directory. */
function useLinks({ directory }: DirectoryKit): Readonly<Record<string, readonly FieldOption[]>> {
  const links = Object.entries(directory.fields).filter(([, field]) => field.kind === 'link');
  const query = { skip: 0, take: 1000 };
  const lists = useQueries({
    queries: links.map(([, field]) => {
      const { getlist } = kitOf(field.to as DirectoryKit['key']).calls;
      return { queryKey: keyOf(getlist, query), queryFn: () => send(getlist, { query }, { quiet: true }) };
    }),
  });
  return Object.fromEntries(
    links.map(([name], at) => [
      name,
      (lists[at]?.data?.rows ?? []).map(({ id, name: label }) => ({ value: id, label })),
    ]),
  );
}

export interface EntryForm {
  readonly sections: readonly FieldSection[];
  readonly schema: ReturnType<typeof entryFormSchema>;
  readonly call: SaveCall<object>;
  readonly onWarnings: (warnings: Warnings) => void;
}

/** What a form over an entry is made of, the same on its page and in the modal. */
export function useEntryForm(kit: DirectoryKit, isNew: boolean, onSaved?: (entry: Entry) => void): EntryForm {
  const [warnings, onWarnings] = useState<Warnings>({});
  const links = useLinks(kit);
  const country = useFirmCountry();
  const call = useCall(isNew ? kit.calls.add : kit.calls.update, {
    refreshes: kit.changes,
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
