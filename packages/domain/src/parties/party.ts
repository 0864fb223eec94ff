import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { type CheckedKind, checkField } from '../directories/check-entry';
import type { NumberReading } from '../identity/flaw';
import { readTrustNumber } from '../identity/trust-number';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse, createWarning } from '../law/refusal';
import type { PartyFacts, PartyWarning } from './party-facts';
import { agreeIdentity } from './party-identity';

export interface CheckedParty<P> {
  readonly party: P;
  readonly warnings: readonly PartyWarning[];
}

export interface PartyContext {
  readonly country: Country;
  readonly today: LocalDate;
  /** The identity number as it is stored. */
  readonly keptIdNumber?: string | null | undefined;
}

const personal = {
  idNumber: 'an identity number',
  passportNumber: 'a passport number',
  dateOfBirth: 'a date of birth',
  dateOfDeath: 'a date of death',
  gender: 'a gender',
  maritalStatus: 'a marital status',
} as const satisfies Partial<Record<keyof PartyFacts, string>>;

/** A company is not born and does not marry: what only a person has was left in the form by mistake. */
const refusePersonalFacts = (party: PartyFacts): (RefusalError | undefined)[] =>
  party.kind === 'person'
    ? []
    : (Object.keys(personal) as (keyof typeof personal)[]).map((field) =>
        party[field] === null
          ? undefined
          : refuse(
              field,
              message('Only a person has {what}. Clear it, or change this party to a person.', {
                what: message(personal[field]),
              }),
            ),
      );

const checkBefore = (field: string, first: LocalDate | null, second: LocalDate | null, sentence: string) =>
  first !== null && second !== null && first > second ? refuse(field, sentence) : undefined;

function checkDates({ dateOfBirth, dateOfDeath }: PartyFacts, today: LocalDate): (RefusalError | undefined)[] {
  return [
    checkBefore('dateOfBirth', dateOfBirth, today, 'The date of birth is in the future. Check the year.'),
    checkBefore('dateOfDeath', dateOfDeath, today, 'The date of death is in the future. Check the year.'),
    checkBefore('dateOfDeath', dateOfBirth, dateOfDeath, 'The date of death is before the date of birth.'),
  ];
}

/** Companies and close corporations have the registrar's number, a trust the Master's; others have no set form. */
function readRegistration(
  { kind, registrationNumber }: PartyFacts,
  context: PartyContext,
): Outcome<NumberReading> | undefined {
  if (registrationNumber === null) return undefined;
  if (kind === 'company' || kind === 'close corporation') {
    const { country, today } = context;
    return checkField('registrationNumber', registrationNumber, { country, on: today }, 'registrationNumber');
  }
  if (kind !== 'trust' || context.country !== 'ZA') return undefined;
  const read = readTrustNumber(registrationNumber, 'registrationNumber');
  return isRefused(read) ? read : { value: read.normalised };
}

const numbers = ['passportNumber', 'taxNumber', 'vatNumber', 'email'] as const satisfies readonly (CheckedKind &
  keyof PartyFacts)[];

/** Checks a party whole, so that everything is mended in one go, and gives it back with its numbers in tidy form. */
export function checkParty<P extends PartyFacts>(party: P, context: PartyContext): Outcome<CheckedParty<P>> {
  const { country, today } = context;
  const identity = agreeIdentity(party, {
    country,
    on: party.dateOfDeath ?? today,
    kept: context.keptIdNumber,
  });
  const read = (field: keyof PartyFacts, kind: CheckedKind): [string, Outcome<NumberReading> | undefined] => {
    const text = party[field];
    return [field, typeof text === 'string' ? checkField(kind, text, { country, on: today }, field) : undefined];
  };
  const readings: [string, Outcome<NumberReading> | undefined][] = [
    ...numbers.map((field) => read(field, field)),
    read('phone', 'phone'),
    read('mobile', 'phone'),
    ['registrationNumber', readRegistration(party, context)],
  ];
  const agreed = isRefused(identity) ? party : { ...party, ...pickIdentity(identity) };
  const refused = collectRefusals([
    identity,
    ...readings.map(([, outcome]) => outcome),
    ...refusePersonalFacts(party),
    ...checkDates(agreed, today),
  ]);
  if (refused || isRefused(identity)) return refused ?? (identity as RefusalError);
  const tidy = readings.flatMap(([field, reading]) => (reading ? [[field, reading as NumberReading] as const] : []));
  return {
    party: { ...agreed, ...Object.fromEntries(tidy.map(([field, { value }]) => [field, value])) },
    warnings: [
      ...identity.warnings,
      ...tidy.flatMap(([field, { doubt }]) => (doubt ? [createWarning(field, doubt)] : [])),
    ],
  };
}

const pickIdentity = ({ idNumber, dateOfBirth, gender }: Pick<PartyFacts, 'idNumber' | 'dateOfBirth' | 'gender'>) => ({
  idNumber,
  dateOfBirth,
  gender,
});
