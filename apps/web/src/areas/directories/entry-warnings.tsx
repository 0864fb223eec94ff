import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useRead } from '../../client/hooks';
import { send } from '../../client/send';
import { t, translate } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import { type DirectoryScreenKit, toEntryAddress } from './directories.queries';
import { listDoubts } from './entry-schema';

export type EntryWarningMap = Readonly<Record<string, ReactNode>>;

/** The firm's country decides what a telephone or VAT number looks like where the entry names no country itself. */
export const useFirmCountry = (): string | undefined =>
  useRead(companyCalls.getIntermediaryCompany, undefined, { quiet: true }).data?.country;

const pause = 500;

interface EntryWarningProps {
  readonly kit: DirectoryScreenKit;
  readonly id: number | undefined;
  readonly onWarnings: (warnings: EntryWarningMap) => void;
}

/** Watches the form it stands in and says what to look at again while one types. Draws nothing. */
export function EntryWatch({ kit, id, onWarnings }: EntryWarningProps): null {
  const values = useWatch() as Readonly<Record<string, unknown>>;
  const country = useFirmCountry();
  const [name] = useDebouncedValue(typeof values['name'] === 'string' ? values['name'].trim() : '', pause);
  const same = useQuery({
    queryKey: [directoryToolCalls.check.path, kit.key, id, name],
    enabled: name !== '',
    queryFn: ({ signal }) => {
      const body = { directory: kit.key, values: { name }, ...(id !== undefined && { id }) };
      return send(directoryToolCalls.check, { body }, { signal, silent: true });
    },
  });
  const doubts = listDoubts(kit.directory.fields, values, country);
  const fingerprint = JSON.stringify([doubts, name, same.data?.warnings]);
  useEffect(() => {
    const sameName = name ? (same.data?.warnings ?? []).filter(({ entryID }) => entryID !== undefined) : [];
    onWarnings({
      ...Object.fromEntries(doubts.map(({ field, sentence, said }) => [field, translate(said ?? sentence)])),
      ...(sameName.length > 0 && {
        name: <SameName kit={kit} name={name} ids={sameName.map((one) => one.entryID!)} />,
      }),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- by content: the lists are made anew at each drawing
  }, [fingerprint]);
  return null;
}

function SameName({ kit, name, ids }: { kit: DirectoryScreenKit; name: string; ids: readonly number[] }) {
  const address = toEntryAddress(kit, ids[0]!);
  const sentence = t('There is already one called {name}. Check that this is not the same.', { name });
  return (
    <>
      {sentence} {address && <Link to={address}>{t('Open it')}</Link>}
    </>
  );
}

/** The sections of a form with its warnings beneath the fields they are about. */
export const addWarnings = (sections: readonly FieldSection[], warnings: EntryWarningMap): FieldSection[] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (warnings[field.name] ? { ...field, warning: warnings[field.name] } : field)),
  }));
