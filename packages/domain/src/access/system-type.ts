/** 1 Insolvencies, 2 Deceased Estates, 3 Curatorship, 4 Flow Consult, 5 Trust. */
export const systemTypes = [1, 2, 3, 4, 5] as const;
export type SystemType = (typeof systemTypes)[number];

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
export function usableSystemTypes(personClaim: string, firmClaim: string): SystemType[] {
  const [persons, firms] = [readTypes(personClaim), readTypes(firmClaim)];
  return systemTypes.filter((type) => persons.has(String(type)) && firms.has(String(type)));
}
