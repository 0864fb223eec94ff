import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isMinor } from '@boedel/domain/identity/minor';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import type { LodgedOwner } from '@boedel/domain/owners/compare';
import {
  type OwnershipGap,
  type OwnerHolding,
  type HoldingKind,
  type OwnerEntry,
  type OwnerFacts,
  type OwnerPart,
  type OwnerRegister,
  registerOn,
} from '@boedel/domain/owners/register';
import { describeMissingParticulars, listMissingClasses } from '@boedel/domain/owners/completeness';
import { trustTypes } from '@boedel/domain/trusts/trust-type';
import { listName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { type HoldingRow, type OwnerRow, ownerStore } from './owner.store';

export const formatName = (row: Pick<OwnerRow, 'kind' | 'first_names' | 'surname'>): string =>
  listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });

export const toHolding = (row: HoldingRow): OwnerHolding => ({
  of: row.of_party_id,
  holder: row.holder_party_id,
  how: row.how as HoldingKind,
  from: row.since_on,
  to: row.until_on,
});

const heldOffice: ReadonlySet<string> = new Set(['appointed', 'resigned', 'removed', 'deceased', 'deactivated']);

/** What somebody is in the trust by the register's classes. Who is only potential is no owner. */
function listParts(row: OwnerRow): OwnerPart[] {
  const parts: OwnerPart[] = [];
  if (row.role === 'founder') {
    parts.push({ party: row.id, class: 'founder', from: row.founded_on, to: row.founder_until });
  }
  if (row.status !== null && heldOffice.has(row.status) && row.authorised_on !== null) {
    parts.push({ party: row.id, class: 'trustee', from: row.authorised_on, to: row.left_on });
  }
  const standing = row.standing ?? (row.beneficial_owner_on === null ? null : 'named');
  if (row.is_beneficiary && (standing === 'named' || standing === 'vested')) {
    const as = standing === 'named' ? 'namedBeneficiary' : 'vestedBeneficiary';
    parts.push({ party: row.id, class: as, from: row.beneficial_owner_on, to: row.until_on });
  }
  return parts;
}

/** Who controls the trust itself, or owns its property, stands behind it as behind any body. */
const listTrustParts = (main: OwnerRow | undefined, holdings: readonly OwnerHolding[]): OwnerPart[] =>
  holdings.flatMap(({ of, holder, how, from, to }) =>
    of === main?.id && how !== 'guardian'
      ? [
          {
            party: holder,
            class: how === 'ultimateOwner' ? ('ultimateOwner' as const) : ('controller' as const),
            from,
            to,
          },
        ]
      : [],
  );

const listUndecided = (rows: readonly OwnerRow[]): OwnershipGap[] =>
  rows
    .filter((row) => row.is_beneficiary && row.standing === null && row.beneficial_owner_on === null)
    .map((row) => ({
      party: row.id,
      says: message('Choose whether {name} is named in the deed, vested, or only potential.', {
        name: formatName(row),
      }),
    }));

export interface RegisterFacts {
  readonly on: LocalDate;
  readonly rows: readonly OwnerRow[];
  readonly holdings: readonly HoldingRow[];
  readonly facts: OwnerFacts;
  readonly register: OwnerRegister;
}

/** Everything of the register of one trust, as on a day or today. */
export async function readRegister(tx: Tx, matter: OpenedMatter, now: Date, day?: LocalDate): Promise<RegisterFacts> {
  if (matter.system_type !== systemType.trust)
    throw new RefusalProblem(refuse('matterID', 'Only a trust has a register of beneficial owners.'));
  const on = day ?? computeDayAt(now, findCountry(matter.country));
  const [rows, holdings] = [await ownerStore(tx).partiesOf(matter.id), await ownerStore(tx).holdingsOf(matter.id)];
  const main = rows.find(({ role }) => role === 'main');
  const chain = holdings.map(toHolding);
  const facts: OwnerFacts = {
    parties: rows.map((row) => ({
      id: row.id,
      name: formatName(row),
      isPerson: row.kind === 'person',
      born: row.born_on,
    })),
    parts: [...rows.filter((row) => row !== main).flatMap(listParts), ...listTrustParts(main, chain)],
    holdings: chain,
  };
  const register = registerOn(facts, on);
  const gaps = [
    ...listMissingClasses(
      facts,
      {
        trust: main?.id ?? 0,
        isForPeople: main?.matter_kind !== trustTypes.OT,
        hasBeneficiary: rows.some((row) => row.is_beneficiary),
        controllersConfirmedOn: main?.controllers_confirmed_on ?? null,
      },
      on,
    ),
    ...register.gaps,
    ...listUndecided(rows),
    ...listUnknownParticulars(rows, register),
  ];
  return { on, rows, holdings, facts, register: { ...register, gaps } };
}

/** Once for each person, whatever they are in the trust. */
function listUnknownParticulars(rows: readonly OwnerRow[], { owners }: OwnerRegister): OwnershipGap[] {
  return [...new Set(owners.map(({ party }) => party))].flatMap((party) => {
    const row = rows.find(({ id }) => id === party)!;
    const isUndated = owners.some((one) => one.party === party && one.from === null && one.through.length === 0);
    return describeMissingParticulars(party, formatName(row), [
      ...listMissing(row),
      ...(isUndated ? [message('since when they are an owner')] : []),
    ]);
  });
}

export const isMinorOn = (row: OwnerRow, on: LocalDate): boolean => row.born_on !== null && isMinor(row.born_on, on);

/** As the one that is lodged keeps them. */
export const listLodged = ({ rows, register }: RegisterFacts): LodgedOwner[] =>
  register.owners.map((entry: OwnerEntry) => ({
    party: entry.party,
    name: formatName(rows.find(({ id }) => id === entry.party)!),
    class: entry.class,
    through: entry.through,
    from: entry.from,
  }));

const formatAddress = (row: OwnerRow): string | null =>
  [row.address1, row.address2, row.city, row.code].filter(Boolean).join(', ') || null;

/** What the regulations ask of each owner, in their order. */
export const listParticulars = (row: OwnerRow): readonly (readonly [label: string, value: string | null])[] => [
  ['Date of birth', row.born_on],
  ['Nationality', row.nationality],
  ['ID or passport number', row.id_number ?? row.passport_number],
  ['Kind of document', row.id_number ? 'ID document' : row.passport_number ? 'Passport' : null],
  ['Issued in', row.document_country ?? (row.id_number ? 'South Africa' : null)],
  ['Citizenship', row.citizenship],
  ['Residential address', formatAddress(row)],
  ['Address for service', row.service_address ?? formatAddress(row)],
  ['Other contact', row.email ?? row.mobile ?? row.phone],
  ['Tax number', row.tax_number],
];

const optional: ReadonlySet<string> = new Set(['Tax number', 'Address for service', 'Kind of document', 'Issued in']);
export const listMissing = (row: OwnerRow): string[] =>
  listParticulars(row)
    .filter(([label, value]) => value === null && !optional.has(label))
    .map(([label]) => label);
