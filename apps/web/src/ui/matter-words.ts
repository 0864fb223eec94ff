import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { phrase } from '../i18n/t';

/** What a new matter of each type is called, wherever one is begun. */
export const newMatterLabel: Readonly<Record<number, string>> = {
  [kinds.liquidation]: phrase('New insolvency'),
  [kinds.estateLate]: phrase('New deceased estate'),
  [kinds.curatorship]: phrase('New curatorship'),
  [kinds.flowConsult]: phrase('New consultation'),
  [kinds.trust]: phrase('New trust'),
};
export const createMatterLabel: Readonly<Record<number, string>> = {
  [kinds.liquidation]: phrase('Create the insolvency'),
  [kinds.estateLate]: phrase('Create the deceased estate'),
  [kinds.curatorship]: phrase('Create the curatorship'),
  [kinds.flowConsult]: phrase('Create the consultation'),
  [kinds.trust]: phrase('Create the trust'),
};
