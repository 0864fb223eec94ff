import type { WireAnswer } from '@boedel/contract/call';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { keyOf } from '../../client/hooks';
import { phrase } from '../../i18n/t';

export type FirmLine = WireAnswer<typeof intermediaryCalls.getlist>['rows'][number];
export type Firm = WireAnswer<typeof intermediaryCalls.getbyid>;
export const firmsChanged = [keyOf(intermediaryCalls.getlist), keyOf(intermediaryCalls.getbyid)];

export const typeNames: Readonly<Record<number, string>> = {
  1: phrase('Insolvencies'),
  2: phrase('Deceased Estates'),
  3: phrase('Curatorship'),
  4: phrase('Flow Consult'),
  5: phrase('Trust'),
};
