import { maskNumber } from '@boedel/domain/identity/mask';
import type { PartyFacts } from '@boedel/domain/parties/party-facts';
import { refuse } from '@boedel/domain/law/refusal';
import { refuseAsOne } from '@boedel/domain/people/same-person';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { lockPeople } from './people-numbers.store';
import { formatListName } from './people.present';
import { peopleStore, type KnownPersonRow } from './people.store';

const notKnown = 'This person is no longer on file. Search again, or add the person.';

/** The records of somebody who is named by their number; whoever the reader may not see is not there. */
export async function listKnownRecords(tx: Tx, knownId: number, field = 'knownID'): Promise<KnownPersonRow[]> {
  const rows = await peopleStore(tx).recordsOf([knownId]);
  if (rows.length === 0) throw new RefusalProblem(refuse(field, notKnown));
  return rows;
}

export const toIdentity = (row: KnownPersonRow) => ({
  name: formatListName(row),
  kind: row.kind,
  idNumber: row.idNumber,
  passportNumber: row.passportNumber,
  registrationNumber: row.registrationNumber,
});

type KnownPersonInput = Pick<PartyFacts, 'kind' | 'idNumber' | 'passportNumber' | 'registrationNumber'>;

export interface KnownPersonTaken {
  /** What the masked numbers of the form stand for. */
  readonly stored: { readonly idNumber: string | null; readonly passportNumber: string | null };
  /** Nobody is taken for another: asked once the numbers are whole. */
  readonly check: (party: KnownPersonInput & { readonly surname: string; readonly firstNames: string | null }) => void;
  readonly columns: { readonly known_id: number };
}

/**
 * A record that is captured as one of somebody known. Their numbers came to the form masked, so the whole ones are
 * taken from the records; the new record has their number in the firm.
 */
export async function readKnownPerson(
  tx: Tx,
  knownId: number | null,
  asked: KnownPersonInput,
): Promise<KnownPersonTaken | undefined> {
  if (knownId === null) return undefined;
  // Nobody joins them to somebody else in the meantime.
  await lockPeople(tx, [knownId]);
  const rows = await listKnownRecords(tx, knownId);
  const findWhole = (field: 'idNumber' | 'passportNumber'): string | null =>
    (rows.map((row) => row[field]).find((held) => typeof held === 'string' && maskNumber(held) === asked[field]) ??
      null) as string | null;
  return {
    stored: { idNumber: findWhole('idNumber'), passportNumber: findWhole('passportNumber') },
    check: (party) => {
      throwIfRefused(refuseAsOne(rows.map(toIdentity), [{ ...party, name: formatListName(party) }], 'knownID'));
    },
    columns: { known_id: knownId },
  };
}
