import { joinNames } from '@boedel/domain/formats/join-names';
import { computeAge, type LocalDate } from '@boedel/domain/dates/local-date';
import type { MergeData } from '@boedel/domain/templates/fill';
import { systemType } from '@boedel/domain/matter/kinds';
import { checkCapacity } from '@boedel/domain/trustees/capacity';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../../platform/db/database';
import { toTrustee, trusteeStore } from '../../trustees/trustee.store';
import { executorStore } from '../../matter-people/executor.store';
import { readMarriages } from '../../marriages/marriages.store';
import { type PartyRow, partyStore } from '../../matter-parties/party.store';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { listChildRows, listHeirRows, listMarriageRows } from './people.store';

const joinLines = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(', ') || null;

/** Fields every person has, under the name of the part somebody plays. */
export function toPersonFields(part: string, row: PartyRow): Record<string, string | number | boolean | null> {
  const values = {
    name: formatPartyName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
    idNumber: row.id_number ?? row.passport_number ?? row.registration_number,
    dateOfBirth: row.born_on,
    email: row.email,
    phone: row.phone ?? row.mobile,
    address: joinLines(row.address1, row.address2, row.city, row.code),
  };
  return Object.fromEntries(Object.entries(values).map(([leaf, value]) => [`${part}.${leaf}`, value ?? null]));
}

export const readDetail = (row: PartyRow, ...path: string[]): string | null => {
  let value: unknown = row.details;
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return typeof value === 'string' && value !== '' ? value : null;
};
const hasDetail = (row: PartyRow, ...path: string[]): boolean => {
  let value: unknown = row.details;
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return value === true;
};

/** Null where nobody knows when a person was born; only a person is ever a minor. */
const isMinorOn = ({ kind, born_on: born }: PartyRow, today: LocalDate): boolean | null =>
  kind === 'person' ? (born === null ? null : computeAge(born, today) < 18) : false;

const genders = ['Female', 'Male'] as const;

function toMainFields(row: PartyRow): MergeData {
  return {
    ...toPersonFields('main', row),
    'main.surname': row.surname,
    'main.firstNames': row.first_names,
    'main.title': row.title,
    'main.registrationNumber': row.registration_number,
    'main.taxNumber': row.tax_number,
    'main.vatNumber': row.vat_number,
    'main.dateOfDeath': row.died_on,
    'main.gender': row.gender == null ? null : (genders[row.gender] ?? null),
    'main.isMale': row.gender === 1,
    'main.maritalStatus': row.marital_status,
    'main.occupation': readDetail(row, 'occupation'),
    'main.nationality': readDetail(row, 'nationality'),
    'main.placeOfBirth': readDetail(row, 'placeOfBirth'),
    'main.usualResidence': readDetail(row, 'usualResidence'),
    'main.previousMarriages': readDetail(row, 'previousMarriages'),
    'main.placeOfDeath': readDetail(row, 'death', 'place'),
    'main.deathCertificate': readDetail(row, 'death', 'certificateNumber'),
    'main.tradingAs': readDetail(row, 'trading', 'tradingAs'),
    'main.natureOfBusiness': readDetail(row, 'trading', 'natureOfBusiness'),
    'main.ceasedDate': readDetail(row, 'trading', 'ceasedDate'),
    'main.payeNumber': readDetail(row, 'sars', 'payeNumber'),
    'main.sarsOffice': readDetail(row, 'sars', 'office'),
    'main.estateTaxNumber': readDetail(row, 'sars', 'estateTaxNumber'),
    'main.placeOfCare': readDetail(row, 'care', 'placeOfCare'),
    'main.carer': readDetail(row, 'care', 'carer'),
    'main.diagnosis': readDetail(row, 'care', 'diagnosis'),
    'main.hasRafClaim': hasDetail(row, 'care', 'hasRafClaim'),
    'main.deedDate': readDetail(row, 'trust', 'deedDate'),
    'main.purpose': readDetail(row, 'trust', 'purpose'),
    'main.financialYearEnd': readDetail(row, 'trust', 'financialYearEnd'),
  };
}

/** The auditor and the tax practitioner who act now. */
function toAdviserFields(parties: readonly PartyRow[]): MergeData {
  const findActing = (role: string): PartyRow | undefined =>
    parties.find((row) => row.role === role && readDetail(row, 'resignedDate') === null);
  const [auditor, practitioner] = [findActing('auditor'), findActing('taxpractitioner')];
  return {
    ...(auditor && {
      ...toPersonFields('auditor', auditor),
      'auditor.firmName': readDetail(auditor, 'firmName'),
      'auditor.professionalBody': readDetail(auditor, 'professionalBody'),
      'auditor.practiceNumber': readDetail(auditor, 'practiceNumber'),
      'auditor.appointedDate': readDetail(auditor, 'appointedDate'),
    }),
    ...(practitioner && {
      ...toPersonFields('taxPractitioner', practitioner),
      'taxPractitioner.firmName': readDetail(practitioner, 'firmName'),
      'taxPractitioner.number': readDetail(practitioner, 'practitionerNumber'),
    }),
  };
}

/** Who still holds office in the company or close corporation. */
const listDirectors = (row: PartyRow): MergeData[] => {
  const directors = (row.details as Readonly<Record<string, unknown>>)['directors'];
  return (Array.isArray(directors) ? (directors as readonly Readonly<Record<string, string | null>>[]) : []).map(
    ({ name, idNumber, designation, address }) => ({
      'director.name': name ?? null,
      'director.idNumber': idNumber ?? null,
      'director.designation': designation ?? null,
      'director.address': address ?? null,
    }),
  );
};

/** How papers name whom the matter is about, in each language. */
function formatDisplayNames(matter: OpenedMatter, name: string, isWoundUp: boolean): MergeData {
  const [en, af] =
    matter.system_type === 2
      ? [`Estate late ${name}`, `Boedel wyle ${name}`]
      : matter.system_type === 3
        ? [`${name} (under curatorship)`, `${name} (onder kuratele)`]
        : matter.system_type === 1
          ? isWoundUp
            ? [`${name} (in liquidation)`, `${name} (in likwidasie)`]
            : [`Insolvent estate of ${name}`, `Insolvente boedel van ${name}`]
          : [name, name];
  return { 'main.displayName': en, 'main.displayNameAf': af };
}

/** The trustee of an insolvent estate; that of a trust has another name in Afrikaans. */
const insolvencyTrustee = { en: 'trustee', af: 'kurator' } as const;

const letterLanguages: Readonly<Record<string, 'en' | 'af'>> = { English: 'en', Afrikaans: 'af' };
/** What somebody is written to in; null is the firm's language. */
export const readLetterLanguage = (row: PartyRow): 'en' | 'af' | null =>
  letterLanguages[row.letter_language ?? ''] ?? null;

const toHeirFields = (row: PartyRow, today: LocalDate): Record<string, string | number | boolean | null> => ({
  ...toPersonFields('heir', row),
  'heir.relationship': row.relationship ?? readDetail(row, 'relationship'),
  'heir.isMinor': isMinorOn(row, today),
  'heir.language': readLetterLanguage(row),
  'heir.guardian': readDetail(row, 'guardian'),
  'heir.maritalStatus': row.marital_status,
  'heir.taxNumber': row.tax_number,
  // As far as the family alone tells; the estate knows which marriage this death ended.
  'heir.keepsBaseCost': row.role === 'spouse',
});

/** Heirs with what the estate knows of their banks; awards are added by the account. */
async function listHeirs(
  tx: Tx,
  matterId: number,
  today: LocalDate,
  isTrust: boolean,
): Promise<(MergeData & { partyId: string })[]> {
  const rows = await listHeirRows(tx, matterId, isTrust);
  return rows.map((row) => ({
    ...toHeirFields(row, today),
    'heir.bank': row.bank,
    'heir.branchCode': row.branch,
    'heir.accountNumber': row.account,
    partyId: String(row.id),
  }));
}

/** Whom a paper may call trustees: those the Master authorised (Trust Property Control Act s 6(1)); before the first letters, the proposed. */
async function listActing(
  tx: Tx,
  matter: OpenedMatter,
  all: readonly PartyRow[],
  today: LocalDate,
): Promise<readonly PartyRow[]> {
  if (matter.system_type !== systemType.trust) return all;
  const trustees = (await trusteeStore(tx).listOf(matter.id)).map(toTrustee);
  const inOffice = new Set(
    trustees.filter((trustee) => checkCapacity(trustee, today).may !== 'no').map(({ id }) => id),
  );
  return inOffice.size === 0 ? all : all.filter(({ id }) => inOffice.has(id));
}

/** Everybody of the matter: whom it is about, marriages, children, office bearers, heirs. */
export async function readPeopleData(
  tx: Tx,
  matter: OpenedMatter,
  today: LocalDate,
  language: 'en' | 'af',
): Promise<MergeData> {
  const parties = await partyStore(tx).listOf(matter.id, [
    'main',
    'spouse',
    'child',
    'beneficiary',
    'auditor',
    'taxpractitioner',
  ]);
  const children = await listChildRows(tx, matter.id);
  const main = parties.find(({ role }) => role === 'main');
  const marriages = await readMarriages(tx, { id: matter.id, country: matter.country }, today);
  const current = marriages.find(({ isCurrent }) => isCurrent);
  const records = await listMarriageRows(tx, matter.id);
  const recordOf = new Map(records.map((row) => [row.id, row]));
  const byId = new Map(parties.map((row) => [row.id, row]));
  const findPartner = (id: number): PartyRow | undefined => {
    const spouseId = recordOf.get(id)?.spouse_id;
    return spouseId ? byId.get(spouseId) : undefined;
  };
  const spouse = current && findPartner(current.id);
  const regime = current?.regime ?? null;
  // Who is linked from the firm's own list carries the name and address that list has today.
  const executors = (await executorStore(tx).listOf(matter.id)).filter((row) => readDetail(row, 'endedDate') === null);
  const acting = await listActing(tx, matter, executors, today);
  const name = main
    ? formatPartyName({ kind: main.kind, firstNames: main.first_names, surname: main.surname })
    : matter.name;
  const isWoundUp = main?.kind === 'company' || main?.kind === 'close corporation';
  return {
    ...(main && toMainFields(main)),
    ...formatDisplayNames(matter, name, isWoundUp),
    ...toAdviserFields(parties),
    'main.maritalRegime': regime,
    'main.isWoundUp': isWoundUp,
    'main.isCloseCorporation': main?.kind === 'close corporation',
    directors: main ? listDirectors(main) : [],
    // Without a regime it is not known, which is no no.
    'main.isInCommunity': regime === null ? null : regime.toLowerCase() === 'in community of property',
    'office.word': [
      '',
      isWoundUp ? 'liquidator' : insolvencyTrustee[language],
      'executor',
      'curator',
      'planner',
      'trustee',
    ][matter.system_type]!,
    'office.letters': [
      '',
      'certificate of appointment',
      'letters of executorship',
      'letters of curatorship',
      'mandate',
      'letters of authority',
    ][matter.system_type]!,
    ...(spouse &&
      current && {
        ...toPersonFields('spouse', spouse),
        'spouse.taxNumber': spouse.tax_number,
        'spouse.dateOfMarriage': current.marriedDate ?? null,
        'spouse.placeOfMarriage': recordOf.get(current.id)?.place ?? null,
        'spouse.kind': current.kind ?? null,
        'spouse.contract': current.contract ?? null,
        'spouse.isSurviving': spouse.died_on === null,
      }),
    marriages: marriages.map((one) => {
      const partner = findPartner(one.id);
      return {
        'marriage.spouseName': partner
          ? formatPartyName({ kind: partner.kind, firstNames: partner.first_names, surname: partner.surname })
          : null,
        'marriage.spouseIdNumber': partner?.id_number ?? null,
        'marriage.marriedDate': one.marriedDate ?? null,
        'marriage.place': recordOf.get(one.id)?.place ?? null,
        'marriage.regime': one.regime,
        'marriage.kind': one.kind ?? null,
        'marriage.endedBy': one.endedBy ?? (partner?.died_on ? 'death' : null),
        'marriage.endedDate': one.endedDate ?? partner?.died_on ?? null,
        'marriage.spouseDiedDate': partner?.died_on ?? null,
        'marriage.estateReference': recordOf.get(one.id)?.estate_reference ?? null,
        'marriage.isCurrent': one.isCurrent,
      };
    }),
    children: children.map((row) => ({
      ...toPersonFields('child', row),
      'child.dateOfDeath': row.died_on,
      'child.isMinor': isMinorOn(row, today),
      'child.isDead': row.died_on !== null,
      'child.relationship': readDetail(row, 'relationship'),
      'child.otherParent': readDetail(row, 'otherParent'),
      'child.guardian': readDetail(row, 'guardian'),
    })),
    executors: executors.map((row) => ({
      ...toPersonFields('executor', row),
      'executor.capacity': readDetail(row, 'capacity'),
      'executor.appointedDate': readDetail(row, 'appointedDate'),
      'executor.isExempt': hasDetail(row, 'isExemptFromSecurity'),
      'executor.vatNumber': row.vat_number,
    })),
    'executors.names': joinNames(
      acting.map((row) => formatPartyName({ kind: row.kind, firstNames: row.first_names, surname: row.surname })),
      language,
    ),
    heirs: await listHeirs(tx, matter.id, today, matter.system_type === 5),
  };
}
