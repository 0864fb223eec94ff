import type { PaperPart } from '@boedel/document/tree/paper';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Warning } from '@boedel/domain/law/refusal';
import { ensureMessage } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { createPaperTranslator } from '../../platform/paper/words';
import { hasRightOn, openMatter } from '../../platform/tenancy/matter-door';
import { checkLodging, describePoint } from './before-lodging';

/** What is open before lodging, what its figures ask with it, as the last sheet of a draft; nothing for whom the facts are not to see. */
export async function checkPart(
  tx: Tx,
  matterId: number,
  language: 'en' | 'af',
  now: Date,
  ofFigures: readonly Warning[] = [],
): Promise<PaperPart | undefined> {
  if (!(await hasRightOn(tx, matterId, 'estate'))) return undefined;
  const matter = await openMatter(tx, matterId, 'reports');
  const { points, asked } = await checkLodging(tx, matter, now);
  const say = createPaperTranslator(language, findCountry(matter.country) ?? defaultCountry);
  const rows = [
    ...points.map((point) => ({ says: describePoint(point, asked, language), section: point.section })),
    ...ofFigures.map(({ said: words, sentence }) => ({ says: words ?? ensureMessage(sentence), section: undefined })),
  ];
  return {
    title: say('Before lodging'),
    newPage: true,
    blocks: [
      rows.length === 0
        ? { kind: 'paragraph', text: [{ text: say('Nothing is outstanding. You can lodge the account.') }] }
        : {
            kind: 'items',
            rows: rows.map(({ says, section }, place) => ({
              mark: `${place + 1}.`,
              text: [
                { text: say.line(says) },
                ...(section === undefined ? [] : [{ text: ` ${section}`, dress: 'emphasis' as const }]),
              ],
            })),
          },
    ],
  };
}
