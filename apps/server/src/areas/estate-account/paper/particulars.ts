import type { EstateAssetLine } from '@boedel/domain/accounts/liquidation';
import type { ClaimParticulars } from '@boedel/domain/accounts/line';
import type { PaperTranslator } from '../../../platform/paper/words';

/** Land as its deed has it: wherever the account names it, a deeds office knows it again. */
export const listDeedWords = (
  { titleDeed, extent }: Pick<EstateAssetLine, 'titleDeed' | 'extent'>,
  say: PaperTranslator,
): readonly string[] => [
  ...(titleDeed ? [say('title deed {deed}', { deed: titleDeed })] : []),
  ...(extent ? [say('extent {extent}', { extent })] : []),
];

/** After the name of a creditor: what the claim is for, of which day, and the creditor's own reference. */
export function describeClaim({ purpose, on, reference }: ClaimParticulars, say: PaperTranslator): string {
  const about = [
    ...(purpose ? [purpose] : []),
    ...(on ? [say('dated {day}', { day: on })] : []),
    ...(reference ? [say('reference {reference}', { reference })] : []),
  ];
  return about.length === 0 ? '' : `: ${about.join(', ')}`;
}
