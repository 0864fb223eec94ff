import { systemType as kinds } from '@boedel/domain/matter/kinds';
import type { WireAnswer } from '@boedel/contract/call';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { phrase } from '../../i18n/t';

export type FirmLine = WireAnswer<typeof intermediaryCalls.getlist>['rows'][number];
export type Firm = WireAnswer<typeof intermediaryCalls.getbyid>;

export const typeNames: Readonly<Record<number, string>> = {
  [kinds.liquidation]: phrase('Insolvencies'),
  [kinds.estateLate]: phrase('Deceased Estates'),
  [kinds.curatorship]: phrase('Curatorship'),
  [kinds.flowConsult]: phrase('Flow Consult'),
  [kinds.trust]: phrase('Trust'),
};
