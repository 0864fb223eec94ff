import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { TakeKnown } from '../../../client/people/known';
import { send } from '../../../client/send';
import { FormSections } from '../../../ui/fields/form-fields';
import { type LikenessAnswer, Likenesses } from './likenesses';
import { listPartyFields } from './new-matter.fields';

interface NewMatterParty {
  readonly kind?: string;
  readonly idNumber?: string | null;
  readonly registrationNumber?: string | null;
  readonly firstNames?: string | null;
  readonly surname?: string | null;
  readonly dateOfBirth?: string | null;
}

/** Everybody in the firm's matters who is like the party being typed, once the typing pauses. */
function useLikenesses(party: NewMatterParty): readonly LikenessAnswer[] {
  const body = {
    idNumber: party.idNumber?.replaceAll(/\D/g, '') || null,
    registrationNumber: party.registrationNumber ?? null,
    firstNames: party.firstNames ?? null,
    surname: party.surname?.trim() ?? '',
    dateOfBirth: party.dateOfBirth?.length === 10 ? party.dateOfBirth : null,
  };
  const [asked] = useDebouncedValue(body, 400);
  const isEnough = asked.surname !== '' || (asked.idNumber?.length ?? 0) >= 11;
  const found = useQuery({
    queryKey: [matterCalls.getLikenesses.path, asked],
    enabled: isEnough,
    queryFn: ({ signal }) =>
      send(
        matterCalls.getLikenesses,
        { body: { ...asked, surname: asked.surname || '-' } },
        { signal, quiet: true, silent: true },
      ),
    placeholderData: (last) => last,
  });
  return isEnough ? (found.data ?? []) : [];
}

/** The party first: its number is read at once and fills what it says; whoever is like it elsewhere is shown. */
export function PartyStep({ systemType }: { systemType: number }) {
  const party = (useWatch({ name: 'main' }) ?? {}) as NewMatterParty;
  const alike = useLikenesses(party);
  return (
    <>
      <TakeKnown within="main." />
      <FormSections sections={[{ fields: listPartyFields(systemType, party.kind) }]} />
      <Likenesses alike={alike} />
    </>
  );
}
