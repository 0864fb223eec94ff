import { message, type Message } from '../law/message';
import { type Cents, nil } from '../money/cents';

/** What the account of a curator is lodged with, besides its figures. */
export interface CuratorLodgingFacts {
  /** Who acts, by name. */
  readonly curators: readonly string[];
  readonly mastersReference: string | null;
  /** The identity number of the person, or the date of birth of somebody who has none. */
  readonly identityNumber: string | null;
  readonly remuneration: Cents;
  /** A VAT number makes a vendor; else somebody decides. */
  readonly isVatDecided: boolean;
  /** Vouchers of the period without their filed paper, where the firm wants every paper; else 0. */
  readonly vouchersWithoutPaper: number;
}

export interface CuratorLodgingPoint {
  readonly id: string;
  readonly says: Message;
  /** The tab where it is mended. */
  readonly tab: string;
}

/** What is missing of it. None of it changes a figure, and all of it comes back from the Master as a query. */
export function listCuratorLodgingPoints(facts: CuratorLodgingFacts): CuratorLodgingPoint[] {
  const points: (CuratorLodgingPoint | false)[] = [
    facts.curators.length === 0 && {
      id: 'curator',
      says: message('No one is captured as curator. The account is lodged in the curator’s name.'),
      tab: 'details',
    },
    !facts.mastersReference?.trim() && {
      id: 'mastersReference',
      says: message('The Master’s reference is missing.'),
      tab: 'details',
    },
    !facts.identityNumber?.trim() && {
      id: 'identity',
      says: message('The identity number of the person is missing.'),
      tab: 'details',
    },
    facts.remuneration !== nil &&
      !facts.isVatDecided && {
        id: 'vat',
        says: message(
          'Decide whether VAT is added to the remuneration: enter the curator’s VAT number, or choose it under Period and figures.',
        ),
        tab: 'report',
      },
    facts.vouchersWithoutPaper > 0 && {
      id: 'vouchers',
      says: message('{count} vouchers of the period have no filed document.', { count: facts.vouchersWithoutPaper }),
      tab: 'cashallocationandrecon',
    },
  ];
  return points.filter((point) => point !== false);
}
