import { systemType as kinds } from '@boedel/domain/matter/kinds';
import type { WireAnswer } from '@boedel/contract/call';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { markPhrase } from '../../i18n/t';

export type FirmListLine = WireAnswer<typeof intermediaryCalls.getlist>['rows'][number];
export type FirmDetails = WireAnswer<typeof intermediaryCalls.getbyid>;

export const typeNames: Readonly<Record<number, string>> = {
  [kinds.liquidation]: markPhrase('Insolvencies'),
  [kinds.estateLate]: markPhrase('Deceased Estates'),
  [kinds.curatorship]: markPhrase('Curatorship'),
  [kinds.flowConsult]: markPhrase('Flow Consult'),
  [kinds.trust]: markPhrase('Trust'),
};
