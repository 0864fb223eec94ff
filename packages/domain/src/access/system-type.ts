import { type Outcome, refuse } from '../law/refusal';
import { type SystemType, systemTypes } from '../matter/kinds';

const separator = '@';

/** How a token carries a list of types: '1@2@5'. */
export const joinSystemTypes = (types: readonly number[]): string => types.join(separator);

const readTypes = (claim: string): ReadonlySet<string> =>
  new Set(
    claim
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** The types a person can work in: those the person was given and the firm has too. Empty entries mean nothing. */
export function listUsableSystemTypes(personClaim: string, firmClaim: string): SystemType[] {
  const [persons, firms] = [readTypes(personClaim), readTypes(firmClaim)];
  return systemTypes.filter((type) => persons.has(String(type)) && firms.has(String(type)));
}

/** The type somebody wants to work in, if it is one of theirs. 0 is no choice. */
export function chooseSystemType(chosen: number, usable: readonly SystemType[]): Outcome<SystemType> {
  if (chosen === 0) return refuse('systemTypeID', 'Please Select Profile');
  const type = usable.find((one) => one === chosen);
  return type ?? refuse('systemTypeID', 'You do not have this system type. Ask an administrator of your firm for it.');
}
