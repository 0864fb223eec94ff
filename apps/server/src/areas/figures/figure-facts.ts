import type { PositionAmounts } from '@boedel/domain/curator-account/position';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { FigureFacts } from '@boedel/domain/figures/matter-figures';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { readCuratorPosition } from '../curator-account/curator-position';
import { readMatterFacts } from '../estate/read-estate';
import type { Holdings } from '../kept-figures/stored-figures';
import { readTrustPosition } from '../trust-money/trust-standing';

/** Kinds of matter that keep books; their figures come from these. */
const bookReaders: Partial<Record<number, (tx: Tx, matterId: number, on: LocalDate) => Promise<PositionAmounts>>> = {
  [systemType.curatorship]: readCuratorPosition,
  [systemType.trust]: readTrustPosition,
};

/** Everything the figures of a matter are worked out from. */
export async function readFigureFacts(
  tx: Tx,
  matterId: number,
  on?: LocalDate,
  holdings?: Holdings,
): Promise<FigureFacts> {
  const { held, ...facts } = await readMatterFacts(tx, matterId, on, holdings);
  const booked = await bookReaders[facts.systemType]?.(tx, matterId, facts.today);
  return { ...facts, assets: held.captured, booked };
}
