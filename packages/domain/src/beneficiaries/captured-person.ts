import type { LocalDate } from '../dates/local-date';
import type { DeceasedPerson } from '../estate/deceased';
import type { EstatePerson, PersonKind } from '../estate/person';
import { formatPartyName } from '../parties/party-name';
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

const pickPresent = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
const toYesNo = <K extends string>(key: K, value: string | null): { readonly [P in K]?: boolean } =>
  pickPresent(key, value === null ? null : value === 'yes');

const toPersonKind = ({ kind, bodyKind }: Pick<CapturedPerson, 'kind' | 'bodyKind'>): PersonKind => {
  if (kind === 'person') return 'natural';
  if (bodyKind === 'public benefit body') return 'publicBenefit';
  if (bodyKind === 'state') return 'state';
  return kind === 'trust' ? 'trust' : 'body';
};

const toPrintedStatus = ({ maritalStatus, maritalProperty }: CapturedPerson): EstatePerson['maritalStatus'] => {
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
export function toParents(parents: readonly CapturedParent[]): Pick<Kin, 'parents' | 'adoption'> {
  const byBirth = parents.filter(({ kind }) => kind === 'birth');
  const adoptive = parents.filter(({ kind }) => kind === 'adoption').map(({ parentId }) => parentId);
  const stays = byBirth.find((parent) => parent.stays)?.parentId;
  const adoption: Adoption = { parents: adoptive, ...pickPresent('marriedBirthParent', stays) };
  return {
    ...(byBirth.length > 0 && { parents: byBirth.map(({ parentId }) => parentId) }),
    ...(adoptive.length > 0 && { adoption }),
  };
}

/** What the account and the law of succession read of somebody. */
export function toPerson(captured: CapturedPerson): EstatePerson {
  const kind = toPersonKind(captured);
  const moneyHeldBy = captured.moneyHeldBy === 'tutor or curator' ? 'tutorOrCurator' : captured.moneyHeldBy;
  return {
    id: captured.id,
    name: formatPartyName(captured),
    kind,
    ...pickPresent('relationship', captured.relationship),
    ...pickPresent('sex', captured.gender === null ? null : captured.gender === 1 ? ('M' as const) : ('F' as const)),
    ...pickPresent('identityNumber', captured.idNumber ?? captured.passportNumber ?? captured.registrationNumber),
    ...pickPresent('maritalStatus', toPrintedStatus(captured)),
    ...pickPresent(
      'inCommunityWith',
      captured.maritalProperty === 'in community of property' ? captured.inCommunityWith : null,
    ),
    ...pickPresent('unable', captured.unable as EstatePerson['unable'] | null),
    ...pickPresent('moneyHeldBy', moneyHeldBy as EstatePerson['moneyHeldBy'] | null),
    ...(captured.trustees.length > 0 && { trustees: captured.trustees.map(({ name }) => name) }),
    ...pickPresent('authorityNumber', captured.authorityNumber),
    ...(captured.spouseTrustForId !== null && {
      spouseTrust: { spouseId: captured.spouseTrustForId, mayGiveToOthers: captured.mayGiveToOthers },
    }),
    ...pickPresent('bornOn', captured.dateOfBirth),
    ...pickPresent('diedOn', captured.dateOfDeath),
    ...toYesNo('outlivedDeceased', captured.outlivedDeceased),
    ...toParents(captured.parents),
    ...toYesNo('conceivedBeforeDeath', captured.conceivedBeforeDeath),
    ...(captured.isUnborn && { unborn: true }),
    ...(captured.hasRenounced && {
      renounced: {
        ...pickPresent('on', captured.renouncedDate),
        ...(captured.renouncedMentallyIll && { mentallyIll: true }),
      },
    }),
    ...pickPresent('disqualified', captured.disqualified),
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
export function toDeceased(captured: CapturedDeceased): DeceasedPerson | undefined {
  if (captured.dateOfDeath === null) return undefined;
  const address = captured.address.filter(Boolean).join(', ');
  return {
    id: captured.id,
    name: formatPartyName(captured),
    diedOn: captured.dateOfDeath,
    ...pickPresent('bornOn', captured.dateOfBirth),
    ...pickPresent('sex', captured.gender === null ? null : captured.gender === 1 ? ('M' as const) : ('F' as const)),
    ...pickPresent('identityNumber', captured.idNumber ?? captured.passportNumber),
    ...pickPresent('lastAddress', address || null),
    ...pickPresent('placeOfDeath', captured.placeOfDeath),
    ...pickPresent('mastersReference', captured.mastersReference),
    ...pickPresent('resident', captured.isResident),
    ...toParents(captured.parents),
  };
}
