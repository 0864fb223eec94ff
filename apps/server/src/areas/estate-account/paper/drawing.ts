import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import type { Estate } from '@boedel/domain/estate/estate';
import type { AccountPart, AccountPartLayout } from './layout';
import type { PaperSheet } from '../../../platform/paper/sheet';
import type { PaperTranslator } from '../../../platform/paper/words';

/** What every part of the account is drawn with. */
export interface EstateAccountDrawing {
  readonly account: LiquidationAndDistribution;
  /** The facts it was drawn from, for what the figures leave out: deeds, shares, terms. */
  readonly estate: Estate;
  readonly say: PaperTranslator;
  /** 'R' or 'N$', at the head of the money column. */
  readonly currency: string;
  readonly layout: (account: AccountPart) => AccountPartLayout;
  /** A table of that account, laid out as the firm's switches say. */
  readonly sheet: (account: AccountPart) => PaperSheet;
  readonly nameOf: (personId: string) => string;
}
