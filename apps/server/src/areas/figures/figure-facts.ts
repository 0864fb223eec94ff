import type { PositionAmounts } from '@boedel/domain/curator-account/position';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { FigureFacts } from '@boedel/domain/figures/matter-figures';
import type { Tx } from '../../platform/db/database';
import { readMatterFacts } from '../estate/read-estate';
import type { Holdings } from '../kept-figures/recompute-figures';

/** What a matter holds and owes on a day, by books of its own. */
export type ReadBookFigures = (tx: Tx, matterId: number, on: LocalDate) => Promise<PositionAmounts>;

const readers = new Map<number, ReadBookFigures>();

/** A kind of matter that keeps books says how they are read; its figures then come from these. */
export const registerBookReader = (systemType: number, read: ReadBookFigures): void =>
  void readers.set(systemType, read);

/** Everything the figures of a matter are worked out from. */
export async function readFigureFacts(
  tx: Tx,
  matterId: number,
  on?: LocalDate,
  holdings?: Holdings,
): Promise<FigureFacts> {
  const { held, ...facts } = await readMatterFacts(tx, matterId, on, holdings);
  const booked = await readers.get(facts.systemType)?.(tx, matterId, facts.today);
  return { ...facts, assets: held.captured, booked };
}
