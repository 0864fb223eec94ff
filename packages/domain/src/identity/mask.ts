const sign = '•';

/** What is shown of a number until somebody asks for it: the last four. Of fewer than four, nothing. */
export function maskNumber(value: string): string {
  const signs = Array.from(value.trim());
  const shown = signs.length >= 4 ? 4 : 0;
  return signs.map((each, index) => (index < signs.length - shown ? sign : each)).join('');
}

/** Whether this is the masked form of a number and not the number. */
export const isMasked = (value: unknown): value is `•${string}` => typeof value === 'string' && value.startsWith(sign);

/** Fields that hold a person's identity, passport or bank account number, as tables or the wire spell them. */
export const isPrivate = (name: string): boolean =>
  /^(?:\w*[a-z_])?(?:id|passport|account|iban)_?(?:number|no)$/i.test(name);

/** Cells of a list that waits to come in: private numbers masked, but for those that are wrong and must be mended. */
export const maskCells = <Cell>(
  cells: Readonly<Record<string, Cell>>,
  wrong: Readonly<Record<string, unknown>>,
): Record<string, Cell | string> =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [
      name,
      isPrivate(name) && !(name in wrong) && (typeof cell === 'string' || typeof cell === 'number')
        ? maskNumber(String(cell))
        : cell,
    ]),
  );

/** A cell of a column nobody has named yet: what could be such a number is masked, and can still be told for what it is. */
export const maskUnnamed = (cell: string): string => (/^[\d\s-]{9,24}$/.test(cell) ? maskNumber(cell) : cell);

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
