import { consentSourceLabels } from '@boedel/domain/insolvency/sale-consent';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Paper, type PaperRow, toRuns } from '@boedel/document/tree/paper';
import { createFactsBlock } from '../../platform/paper/facts';
import { createOnePart, type PaperHeadFacts } from '../../platform/paper/one-part';
import type { PaperTranslator } from '../../platform/paper/words';
import type { InsolvencyHead } from '../insolvency-account/books.store';
import type { AuthorityAsked } from './realisation-lists';

interface AuthorityFacts extends PaperHeadFacts, InsolvencyHead {
  readonly today: LocalDate;
  readonly asked: readonly AuthorityAsked[];
  /** Assets by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly bearers: readonly string[];
  readonly isPerson: boolean;
}

/**
 * The application to the Master for authority to sell before the second meeting (Insolvency Act 24 of 1936 ss 18(3), 80bis);
 * of a company by s 386(2A), (2B) of its Act [check]. Every joint appointee signs it.
 */
export function buildAuthorityApplication(paper: AuthorityFacts, say: PaperTranslator): Paper {
  const capacity = say(paper.isPerson ? 'Trustee' : 'Liquidator');
  const title = paper.isPerson
    ? say('Application for authority to sell (Insolvency Act 24 of 1936 s 18(3), s 80bis)')
    : say('Application for authority to sell (Companies Act 61 of 1973 s 386)');
  return createOnePart(say, paper, title, [
    createFactsBlock(say, [
      ['Estate', paper.name],
      ['Master’s reference', paper.mastersReference],
      ['Case number', paper.courtCase],
      ['Date', paper.today],
    ]),
    {
      kind: 'paragraph',
      text: toRuns(
        say(
          'The undersigned recommends to the Master that the property listed here is sold before the second meeting of creditors, for the reasons and on the conditions stated, and asks for authority to do so.',
        ),
      ),
    },
    {
      kind: 'table',
      about: say('What is to be sold, and how'),
      ruled: true,
      columns: [
        { kind: 'words', title: say('What is to be sold, and how') },
        { kind: 'words', title: say('Conditions') },
        { kind: 'amount', title: say('Lowest price') },
      ],
      rows: paper.asked.map(({ description, assetID, source, conditions, lowestPrice }): PaperRow => {
        const asset = assetID === null ? undefined : paper.names.get(String(assetID));
        return {
          kind: 'line',
          cells: [
            [asset, description, say(consentSourceLabels[source])].filter(Boolean).join('\n'),
            conditions,
            lowestPrice === null ? null : { cents: lowestPrice, shown: say.amount(lowestPrice) },
          ],
        };
      }),
    },
    {
      kind: 'paragraph',
      text: toRuns(
        say(
          'Property that secures a claim is listed only with the written consent of its holder, or with a guarantee against loss. None of it is sold to a person named in section 82(7).',
        ),
      ),
    },
    {
      kind: 'signatures',
      at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
      places: (paper.bearers.length === 0 ? [''] : paper.bearers).map((who) => ({ who, about: capacity })),
    },
  ]);
}
