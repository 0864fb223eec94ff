import type { LocalDate } from '../dates/local-date';
import type { Deceased } from '../estate/deceased';
import type { Person, PersonKind } from '../estate/person';
import { fullName } from '../parties/party-name';
import type { Adoption, Kin } from '../succession/family';

export interface CapturedParent {
  readonly parentId: string;
  readonly kind: 'birth' | 'adoption';
  /** By birth, and married to the adoptive parent at the adoption. */
  readonly stays: boolean;
}

/** Somebody of a matter as captured: a party with what succession asks of it. Null is what nobody said. */
export interface CapturedPerson {
  readonly id: string;
  readonly kind: string;
  readonly firstNames: string | null;
  readonly surname: string;
  readonly idNumber: string | null;
  readonly passportNumber: string | null;
  readonly registrationNumber: string | null;
  readonly dateOfBirth: LocalDate | null;
  readonly dateOfDeath: LocalDate | null;
  readonly gender: 0 | 1 | null;
  readonly maritalStatus: string | null;
  readonly relationship: string | null;
  readonly bodyKind: string | null;
  readonly maritalProperty: string | null;
  readonly inCommunityWith: string | null;
  readonly outlivedDeceased: string | null;
  readonly conceivedBeforeDeath: string | null;
  readonly isUnborn: boolean;
  readonly hasRenounced: boolean;
  readonly renouncedDate: LocalDate | null;
  readonly renouncedMentallyIll: boolean;
  readonly disqualified: string | null;
  readonly unable: string | null;
  readonly moneyHeldBy: string | null;
  readonly trustees: readonly { readonly name: string }[];
  readonly authorityNumber: string | null;
  readonly spouseTrustForId: string | null;
  readonly mayGiveToOthers: boolean;
  readonly parents: readonly CapturedParent[];
}

const optional = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
const answer = <K extends string>(key: K, value: string | null): { readonly [P in K]?: boolean } =>
  optional(key, value === null ? null : value === 'yes');

const kindOf = ({ kind, bodyKind }: Pick<CapturedPerson, 'kind' | 'bodyKind'>): PersonKind => {
  if (kind === 'person') return 'natural';
  if (bodyKind === 'public benefit body') return 'publicBenefit';
  if (bodyKind === 'state') return 'state';
  return kind === 'trust' ? 'trust' : 'body';
};

const printedStatus = ({ maritalStatus, maritalProperty }: CapturedPerson): Person['maritalStatus'] => {
  switch (maritalStatus) {
    case 'married':
      if (maritalProperty === null) return undefined;
      return maritalProperty === 'in community of property' ? 'inCommunity' : 'outOfCommunity';
    case 'divorced':
    case 'widowed':
      return maritalStatus;
    case 'unmarried':
    case 'life partner':
      return 'unmarried';
    default:
      return undefined;
  }
};

/** Parents as the law reads them: those by birth, and the adoption where there was one. */
export function parentsFrom(parents: readonly CapturedParent[]): Pick<Kin, 'parents' | 'adoption'> {
  const byBirth = parents.filter(({ kind }) => kind === 'birth');
  const adoptive = parents.filter(({ kind }) => kind === 'adoption').map(({ parentId }) => parentId);
  const stays = byBirth.find((parent) => parent.stays)?.parentId;
  const adoption: Adoption = { parents: adoptive, ...optional('marriedBirthParent', stays) };
  return {
    ...(byBirth.length > 0 && { parents: byBirth.map(({ parentId }) => parentId) }),
    ...(adoptive.length > 0 && { adoption }),
  };
}

/** What the account and the law of succession read of somebody. */
export function personFrom(captured: CapturedPerson): Person {
  const kind = kindOf(captured);
  const moneyHeldBy = captured.moneyHeldBy === 'tutor or curator' ? 'tutorOrCurator' : captured.moneyHeldBy;
  return {
    id: captured.id,
    name: fullName(captured),
    kind,
    ...optional('relationship', captured.relationship),
    ...optional('sex', captured.gender === null ? null : captured.gender === 1 ? ('M' as const) : ('F' as const)),
    ...optional('identityNumber', captured.idNumber ?? captured.passportNumber ?? captured.registrationNumber),
    ...optional('maritalStatus', printedStatus(captured)),
    ...optional(
      'inCommunityWith',
      captured.maritalProperty === 'in community of property' ? captured.inCommunityWith : null,
    ),
    ...optional('unable', captured.unable as Person['unable'] | null),
    ...optional('moneyHeldBy', moneyHeldBy as Person['moneyHeldBy'] | null),
    ...(captured.trustees.length > 0 && { trustees: captured.trustees.map(({ name }) => name) }),
    ...optional('authorityNumber', captured.authorityNumber),
    ...(captured.spouseTrustForId !== null && {
      spouseTrust: { spouseId: captured.spouseTrustForId, mayGiveToOthers: captured.mayGiveToOthers },
    }),
    ...optional('bornOn', captured.dateOfBirth),
    ...optional('diedOn', captured.dateOfDeath),
    ...answer('outlivedDeceased', captured.outlivedDeceased),
    ...parentsFrom(captured.parents),
    ...answer('conceivedBeforeDeath', captured.conceivedBeforeDeath),
    ...(captured.isUnborn && { unborn: true }),
    ...(captured.hasRenounced && {
      renounced: {
        ...optional('on', captured.renouncedDate),
        ...(captured.renouncedMentallyIll && { mentallyIll: true }),
      },
    }),
    ...optional('disqualified', captured.disqualified),
  };
}

export interface CapturedDeceased extends Pick<
  CapturedPerson,
  | 'id'
  | 'kind'
  | 'firstNames'
  | 'surname'
  | 'idNumber'
  | 'passportNumber'
  | 'dateOfBirth'
  | 'dateOfDeath'
  | 'gender'
  | 'parents'
> {
  readonly address: readonly (string | null)[];
  readonly placeOfDeath: string | null;
  readonly mastersReference: string | null;
  readonly isResident: boolean | null;
}

/** Nobody has died while no day of death is captured. */
export function deceasedFrom(captured: CapturedDeceased): Deceased | undefined {
  if (captured.dateOfDeath === null) return undefined;
  const address = captured.address.filter(Boolean).join(', ');
  return {
    id: captured.id,
    name: fullName(captured),
    diedOn: captured.dateOfDeath,
    ...optional('bornOn', captured.dateOfBirth),
    ...optional('sex', captured.gender === null ? null : captured.gender === 1 ? ('M' as const) : ('F' as const)),
    ...optional('identityNumber', captured.idNumber ?? captured.passportNumber),
    ...optional('lastAddress', address || null),
    ...optional('placeOfDeath', captured.placeOfDeath),
    ...optional('mastersReference', captured.mastersReference),
    ...optional('resident', captured.isResident),
    ...parentsFrom(captured.parents),
  };
}
