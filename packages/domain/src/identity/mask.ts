const sign = '•';

/** What is shown of a number until somebody asks for it: the last four, of a short one the last two. */
export function maskNumber(value: string): string {
  const signs = Array.from(value.trim());
  const shown = signs.length >= 8 ? 4 : signs.length >= 4 ? 2 : 0;
  return signs.map((each, index) => (index < signs.length - shown ? sign : each)).join('');
}

/** Whether this is the masked form of a number and not the number. */
export const isMasked = (value: unknown): value is `•${string}` => typeof value === 'string' && value.startsWith(sign);

/** Fields that hold a person's identity, passport or bank account number, as tables or the wire spell them. */
export const isPrivate = (name: string): boolean =>
  /^(?:\w*[a-z_])?(?:id|passport|account|iban)_?(?:number|no)$/i.test(name);

/** A copy of a record, however deep, with such numbers masked. */
export function maskRecord(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskRecord);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      isPrivate(name) && (typeof held === 'string' || typeof held === 'number')
        ? maskNumber(String(held))
        : maskRecord(held),
    ]),
  );
}
