import type { CarriedItem, CuratorBooks, CuratorHolding } from './books';

/**
 * Names of the rows an account speaks of, each once: two that are called alike get a number. A row keeps its number as long
 * as the rows before it stay.
 */
export interface NamedRows {
  readonly nameOf: (as: CuratorHolding, id: number) => string;
  /** The row a figure of the account stands for. */
  readonly rowOf: (side: 'assets' | 'creditors', name: string) => Pick<CarriedItem, 'as' | 'id'> | undefined;
}

export function nameRows({
  banks,
  assets,
  debts,
  previous,
}: Pick<CuratorBooks, 'banks' | 'assets' | 'debts' | 'previous'>): NamedRows {
  const names = new Map<string, string>();
  const rows = { assets: new Map<string, NamedRowKey>(), creditors: new Map<string, NamedRowKey>() };
  type NamedRowKey = Pick<CarriedItem, 'as' | 'id'>;
  const assignName = (side: 'assets' | 'creditors', as: CuratorHolding, id: number, called: string) => {
    if (names.has(`${as} ${id}`)) return;
    let name = called;
    for (let nth = 2; rows[side].has(name); nth += 1) name = `${called} (${nth})`;
    names.set(`${as} ${id}`, name);
    rows[side].set(name, { as, id });
  };
  for (const { id, name } of banks) assignName('assets', 'bank', id, name);
  for (const { id, name } of assets) assignName('assets', 'asset', id, name);
  for (const { id, name } of debts) assignName('creditors', 'debt', id, name);
  // A row that is gone from the matter keeps the name it was carried under.
  for (const { as, id, name } of previous?.assets ?? []) if (id !== null) assignName('assets', as, id, name);
  for (const { as, id, name } of previous?.creditors ?? []) {
    if (id !== null) assignName('creditors', as, id, name);
    else rows.creditors.set(name, { as, id });
  }
  return {
    nameOf: (as, id) => names.get(`${as} ${id}`) ?? `${as} ${id}`,
    rowOf: (side, name) => rows[side].get(name),
  };
}
