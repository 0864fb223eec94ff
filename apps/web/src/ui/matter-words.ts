import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { isWoundUp } from '@boedel/domain/matter/matter-kind';
import { markPhrase, t } from '../i18n/t';
import type { MatterOnScreen } from './the-matter';

/** What a new matter of each type is called, wherever one is begun. */
export const newMatterLabel: Readonly<Record<number, string>> = {
  [kinds.liquidation]: markPhrase('New insolvency'),
  [kinds.estateLate]: markPhrase('New deceased estate'),
  [kinds.curatorship]: markPhrase('New curatorship'),
  [kinds.flowConsult]: markPhrase('New consultation'),
  [kinds.trust]: markPhrase('New trust'),
};
export const createMatterLabel: Readonly<Record<number, string>> = {
  [kinds.liquidation]: markPhrase('Create insolvency'),
  [kinds.estateLate]: markPhrase('Create the deceased estate'),
  [kinds.curatorship]: markPhrase('Create curatorship'),
  [kinds.flowConsult]: markPhrase('Create consultation'),
  [kinds.trust]: markPhrase('Create the trust'),
};

/** As people say it: 'Estate late Jacobus Petrus van der Merwe', 'Highveld Panels (Pty) Ltd (in liquidation)'. */
export function formatMatterTitle({ systemTypeID, calledName: name, partyKind }: MatterOnScreen): string {
  if (systemTypeID === kinds.estateLate) return t('Estate late {name}', { name });
  if (systemTypeID !== kinds.liquidation) return name;
  return isWoundUp(partyKind) ? t('{name} (in liquidation)', { name }) : t('Insolvent estate {name}', { name });
}
