import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { isWoundUp } from '@boedel/domain/matter/matter-kind';
import { phrase, t } from '../i18n/t';
import type { Matter } from './the-matter';

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

/** As people say it: 'Estate late Jacobus Petrus van der Merwe', 'Highveld Panels (Pty) Ltd (in liquidation)'. */
export function titleOf({ systemTypeID, calledName: name, partyKind }: Matter): string {
  if (systemTypeID === kinds.estateLate) return t('Estate late {name}', { name });
  if (systemTypeID !== kinds.liquidation) return name;
  return isWoundUp(partyKind) ? t('{name} (in liquidation)', { name }) : t('Insolvent estate {name}', { name });
}
