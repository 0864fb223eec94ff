import type { HeldAndOwed } from '@boedel/domain/curator-account/position';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { FigureFacts } from '@boedel/domain/figures/matter-figures';
import type { Tx } from '../../platform/db/database';
import { factsOf } from '../estate/estate-of';
import type { Holdings } from '../kept-figures/refigure';

/** What a matter holds and owes on a day, by books of its own. */
export type ReadBooks = (tx: Tx, matterId: number, on: LocalDate) => Promise<HeldAndOwed>;

const readers = new Map<number, ReadBooks>();

/** A kind of matter that keeps books says how they are read; its figures then come from these. */
export const knowBooks = (systemType: number, read: ReadBooks): void => void readers.set(systemType, read);

/** Everything the figures of a matter are worked out from. */
export async function figureFactsOf(
  tx: Tx,
  matterId: number,
  on?: LocalDate,
  holdings?: Holdings,
): Promise<FigureFacts> {
  const { held, ...facts } = await factsOf(tx, matterId, on, holdings);
  const booked = await readers.get(facts.systemType)?.(tx, matterId, facts.today);
  return { ...facts, assets: held.captured, booked };
}
