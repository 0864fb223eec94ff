import type { CarriedItem, CuratorBooks, HeldAs } from './books';

/**
 * Names of the rows an account speaks of, each once: two that are called alike get a number. A row keeps its number as long
 * as the rows before it stay.
 */
export interface NamedRows {
  readonly nameOf: (as: HeldAs, id: number) => string;
  /** The row a figure of the account stands for. */
  readonly rowOf: (side: 'assets' | 'creditors', name: string) => Pick<CarriedItem, 'as' | 'id'> | undefined;
}

export function namedRows({
  banks,
  assets,
  debts,
  previous,
}: Pick<CuratorBooks, 'banks' | 'assets' | 'debts' | 'previous'>): NamedRows {
  const names = new Map<string, string>();
  const rows = { assets: new Map<string, Row>(), creditors: new Map<string, Row>() };
  type Row = Pick<CarriedItem, 'as' | 'id'>;
  const give = (side: 'assets' | 'creditors', as: HeldAs, id: number, called: string) => {
    if (names.has(`${as} ${id}`)) return;
    let name = called;
    for (let nth = 2; rows[side].has(name); nth += 1) name = `${called} (${nth})`;
    names.set(`${as} ${id}`, name);
    rows[side].set(name, { as, id });
  };
  for (const { id, name } of banks) give('assets', 'bank', id, name);
  for (const { id, name } of assets) give('assets', 'asset', id, name);
  for (const { id, name } of debts) give('creditors', 'debt', id, name);
  // A row that is gone from the matter keeps the name it was carried under.
  for (const { as, id, name } of previous?.assets ?? []) if (id !== null) give('assets', as, id, name);
  for (const { as, id, name } of previous?.creditors ?? []) {
    if (id !== null) give('creditors', as, id, name);
    else rows.creditors.set(name, { as, id });
  }
  return {
    nameOf: (as, id) => names.get(`${as} ${id}`) ?? `${as} ${id}`,
    rowOf: (side, name) => rows[side].get(name),
  };
}
