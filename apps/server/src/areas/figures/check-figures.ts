import { type FigureName, figureNames, figuresOf } from '@boedel/domain/figures/matter-figures';
import type { Cents } from '@boedel/domain/money/cents';
import type { Database, Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { factsOf } from '../estate/estate-of';
import { type FiguresRow, figuresStore, type KeptFigures, keptOf, storedFigures } from './figures.store';
import { refigure } from './refigure';

/** A figure that is not what its facts come to. */
export interface Difference {
  readonly matterId: number;
  readonly reference: string;
  readonly figure: FigureName;
  readonly kept: Cents | null;
  readonly found: Cents | null;
}

/** Worked out by the law of the day they were kept on, so that a day that passed is no difference. */
async function foundIn(tx: Tx, matterId: number, row: FiguresRow | undefined): Promise<KeptFigures> {
  const { held, ...facts } = await factsOf(tx, matterId, row?.figured_on ?? undefined);
  return keptOf(figuresOf({ ...facts, assets: held.captured }));
}

const nothing = Object.fromEntries(figureNames.map((name) => [name, null])) as unknown as KeptFigures['amounts'];

/** All figures of a firm worked out again, against those kept; what differs is put right where that is asked for. */
export async function checkFigures(
  database: Database,
  firmId: number,
  { mend = false }: { readonly mend?: boolean } = {},
): Promise<Difference[]> {
  const door = tenantDoor(database, firmId);
  const matters = await door.transaction((tx) =>
    tx.rows<{ id: number; reference: string }>(sql`select id, reference from matter order by id`),
  );
  const differences: Difference[] = [];
  for (const { id: matterId, reference } of matters) {
    const wrong = await door.transaction(async (tx) => {
      const row = await figuresStore(tx).of(matterId);
      const kept = row ? storedFigures(row).amounts : nothing;
      const found = (await foundIn(tx, matterId, row)).amounts;
      const differ = figureNames.filter((figure) => kept[figure] !== found[figure]);
      if (mend && differ.length > 0) await refigure(tx, matterId);
      return differ.map((figure) => ({ matterId, reference, figure, kept: kept[figure], found: found[figure] }));
    });
    differences.push(...wrong);
  }
  return differences;
}
