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
export function personFrom(told: CapturedPerson): Person {
  const kind = kindOf(told);
  const moneyHeldBy = told.moneyHeldBy === 'tutor or curator' ? 'tutorOrCurator' : told.moneyHeldBy;
  return {
    id: told.id,
    name: fullName(told),
    kind,
    ...optional('relationship', told.relationship),
    ...optional('sex', told.gender === null ? null : told.gender === 1 ? ('M' as const) : ('F' as const)),
    ...optional('identityNumber', told.idNumber ?? told.passportNumber ?? told.registrationNumber),
    ...optional('maritalStatus', printedStatus(told)),
    ...optional('inCommunityWith', told.maritalProperty === 'in community of property' ? told.inCommunityWith : null),
    ...optional('unable', told.unable as Person['unable'] | null),
    ...optional('moneyHeldBy', moneyHeldBy as Person['moneyHeldBy'] | null),
    ...(told.trustees.length > 0 && { trustees: told.trustees.map(({ name }) => name) }),
    ...optional('authorityNumber', told.authorityNumber),
    ...(told.spouseTrustForId !== null && {
      spouseTrust: { spouseId: told.spouseTrustForId, mayGiveToOthers: told.mayGiveToOthers },
    }),
    ...optional('bornOn', told.dateOfBirth),
    ...optional('diedOn', told.dateOfDeath),
    ...answer('outlivedDeceased', told.outlivedDeceased),
    ...parentsFrom(told.parents),
    ...answer('conceivedBeforeDeath', told.conceivedBeforeDeath),
    ...(told.isUnborn && { unborn: true }),
    ...(told.hasRenounced && {
      renounced: {
        ...optional('on', told.renouncedDate),
        ...(told.renouncedMentallyIll && { mentallyIll: true }),
      },
    }),
    ...optional('disqualified', told.disqualified),
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
export function deceasedFrom(told: CapturedDeceased): Deceased | undefined {
  if (told.dateOfDeath === null) return undefined;
  const address = told.address.filter(Boolean).join(', ');
  return {
    id: told.id,
    name: fullName(told),
    diedOn: told.dateOfDeath,
    ...optional('bornOn', told.dateOfBirth),
    ...optional('sex', told.gender === null ? null : told.gender === 1 ? ('M' as const) : ('F' as const)),
    ...optional('identityNumber', told.idNumber ?? told.passportNumber),
    ...optional('lastAddress', address || null),
    ...optional('placeOfDeath', told.placeOfDeath),
    ...optional('mastersReference', told.mastersReference),
    ...optional('resident', told.isResident),
    ...parentsFrom(told.parents),
  };
}
