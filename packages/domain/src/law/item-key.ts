declare const itemKey: unique symbol;

/** Names one row of one table. Rows of two tables are numbered alike, so that an id alone may name either. */
export type ItemKey = string & { readonly [itemKey]: true };

export type ItemTable = 'liability' | 'cost' | 'computed';

/** The key under which a row is looked up wherever rows of several tables are together: its table, and its id there. */
export const toItemKey = (table: ItemTable, id: string): ItemKey => `${table}:${id}` as ItemKey;

/** The id of a row, where it is of that table. */
export const readItemId = (key: ItemKey, table: ItemTable): string | undefined =>
  key.startsWith(`${table}:`) ? key.slice(table.length + 1) : undefined;
