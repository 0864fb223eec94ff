import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { isRefused, RefusalError } from '@boedel/domain/law/refusal';
import { checkMarriage, type MarriageRecord } from '@boedel/domain/marriages/marriage-record';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';
import { insertMarriage } from './marriages.store';

interface MarriageInput extends Partial<Pick<MarriageRecord, 'marriedDate' | 'contract'>> {
  readonly kind: MarriageRecord['kind'] | null;
  readonly spouseSurname: string | null;
  readonly spouseFirstNames: string | null;
  /** Of whom the matter is about, for a spouse who is not named otherwise. */
  readonly surname: string;
  readonly own: {
    readonly kind: string;
    readonly firstNames: string | null;
    readonly surname: string;
    readonly dateOfBirth: LocalDate | null;
    readonly dateOfDeath: LocalDate | null;
    readonly maritalStatus: string | null;
  };
}

/** The marriage a new matter was opened with, and the spouse where one was named. */
export async function addMarriage(
  tx: Tx,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  matter: Pick<OpenedMatter, 'id' | 'country'>,
  input: MarriageInput,
): Promise<void> {
  const { own, spouseFirstNames, spouseSurname } = input;
  const marriage: MarriageRecord = {
    kind: input.kind ?? (own.maritalStatus === 'life partner' ? 'life partnership' : 'civil marriage'),
    marriedDate: input.marriedDate ?? null,
    contract: input.contract ?? null,
    isForeign: false,
    hasCourtOrder: false,
    endedBy: null,
    endedDate: null,
  };
  const self = {
    name: formatPartyName(own),
    bornOn: own.dateOfBirth,
    diedOn: own.dateOfDeath,
    maritalStatus: own.maritalStatus,
  };
  const checked = checkMarriage(marriage, { own: self, spouse: null }, computeDayAt(now, findCountry(matter.country)));
  // In the form of a new matter its fields stand under the marriage.
  if (isRefused(checked)) {
    throw new RefusalProblem(
      new RefusalError(checked.refusals.map((refusal) => ({ ...refusal, field: `marriage.${refusal.field}` }))),
    );
  }
  const isNamed = spouseFirstNames !== null || spouseSurname !== null;
  const spouse = isNamed
    ? await partyStore(tx).insert({
        matter_id: matter.id,
        role: 'spouse',
        kind: 'person',
        first_names: spouseFirstNames,
        surname: spouseSurname ?? input.surname,
      })
    : undefined;
  if (spouse) {
    await audit(tx, actor, 'spouse.added', { entity: ['matter_party', spouse.id], matterId: matter.id, after: spouse });
  }
  const row = await insertMarriage(tx, {
    matterId: matter.id,
    spouseId: spouse?.id,
    kind: marriage.kind,
    marriedDate: marriage.marriedDate,
    contract: marriage.contract,
  });
  await audit(tx, actor, 'marriage.added', { entity: ['marriage', row.id], matterId: matter.id, after: row });
}
