import { type PaperBlock, type Paper, type PaperRow, toRuns } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { RehabilitationProspect } from '@boedel/domain/insolvency/rehabilitation';
import { type Cents, sum } from '@boedel/domain/money/cents';
import { createFactsBlock } from '../../platform/paper/facts';
import { createOnePart, type PaperHeadFacts } from '../../platform/paper/one-part';
import type { PaperTranslator } from '../../platform/paper/words';
import type { InsolvencyHead } from '../insolvency-account/books.store';
import type { InsolventMatter } from './insolvent-facts';

interface InsolventPaperHead extends PaperHeadFacts, InsolvencyHead {
  readonly today: LocalDate;
}
const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: toRuns(text) });
const gap = '____________________';
const createSignatures = (say: PaperTranslator, about: string, who = ''): PaperBlock => ({
  kind: 'signatures',
  at: say('Signed at {gap} on {gap}', { gap }),
  places: [{ who, about: say(about) }],
});

interface CompositionOfferFacts extends InsolventPaperHead {
  readonly offer: NonNullable<InsolventMatter['details']['composition']>;
  readonly shares: readonly { readonly creditorName: string; readonly claim: Cents; readonly due: Cents }[];
  readonly meetingOn: LocalDate | null;
}

/** The offer as it goes to every creditor who proved, with what the trustee thinks of it (s 119(2), (3)). */
export function buildCompositionOffer(paper: CompositionOfferFacts, say: PaperTranslator): Paper {
  const { offer, shares } = paper;
  const toAmount = (cents: Cents) => ({ cents, shown: say.amount(cents) });
  return createOnePart(say, paper, say('Offer of composition (Insolvency Act 24 of 1936 s 119)'), [
    createFactsBlock(say, [
      ['Estate', paper.name],
      ['Master’s reference', paper.mastersReference],
      ['Offered on', offer.offeredDate ?? null],
      ['Cents in the rand', String(offer.centsInRand)],
      ['Meeting of creditors', paper.meetingOn],
      ['The trustee thinks that it is', offer.trusteeView ? say(offer.trusteeView) : null],
    ]),
    createParagraph(
      say(
        'The insolvent offers the creditors who proved claims what is stated here. It binds all concurrent creditors once three fourths in value and three fourths in number of those who proved accept it, and it is paid or secured. It gives no creditor more than others.',
      ),
    ),
    ...(offer.terms ? [createParagraph(offer.terms)] : []),
    {
      kind: 'table',
      about: say('What each creditor receives under it'),
      ruled: true,
      columns: [
        { kind: 'words', title: say('Creditor') },
        { kind: 'amount', title: say('Claim') },
        { kind: 'amount', title: say('By the composition') },
      ],
      rows: [
        ...shares.map(({ creditorName, claim, due }): PaperRow => ({
          kind: 'line',
          cells: [creditorName, toAmount(claim), toAmount(due)],
        })),
        {
          kind: 'total',
          cells: [
            say('Total'),
            toAmount(sum(shares.map(({ claim }) => claim))),
            toAmount(sum(shares.map(({ due }) => due))),
          ],
        },
      ],
    },
    createSignatures(say, 'Trustee'),
  ]);
}

interface RehabilitationNoticeFacts extends InsolventPaperHead {
  readonly orderOn: LocalDate | null;
  readonly ground: RehabilitationProspect;
}

/** The notice in the Gazette, to the trustee and the Master, that somebody will apply (s 124). */
export const buildRehabilitationNotice = (paper: RehabilitationNoticeFacts, say: PaperTranslator): Paper =>
  createOnePart(say, paper, say('Notice of an application for rehabilitation'), [
    createFactsBlock(say, [
      ['Insolvent', paper.name],
      ['Identity number', paper.idNumber],
      ['Master’s reference', paper.mastersReference],
      ['Estate sequestrated on', paper.orderOn],
      ['Ground', `${say(paper.ground.title)} (${paper.ground.section})`],
      ['Earliest date of application', paper.ground.from],
      ['Days of notice', String(paper.ground.notice?.days ?? 0)],
      ['Notice given by', paper.ground.notice?.by ?? null],
    ]),
    createParagraph(
      say(
        'Notice is given that the insolvent named here will apply to the court for rehabilitation on the ground stated. Anyone who objects must notify the registrar of the court, the Master and the trustee before the date of the hearing.',
      ),
    ),
    createSignatures(say, 'Insolvent', paper.name),
  ]);

interface TrusteeReportFacts extends InsolventPaperHead {
  readonly orderOn: LocalDate | null;
  readonly confirmedOn: LocalDate | null;
  readonly proved: number;
  readonly provedAmount: Cents;
  readonly dividend: string | null;
  readonly awarded: Cents | null;
  readonly contributed: Cents | null;
  readonly causes: string | null;
  readonly isSecondInsolvency: boolean;
}

/** What the trustee reports to the Master and the court (s 127): figures from the account, conduct by hand. */
export function buildTrusteeReport(paper: TrusteeReportFacts, say: PaperTranslator): Paper {
  const formatAmountOrNull = (cents: Cents | null): string | null => (cents === null ? null : say.amount(cents));
  return createOnePart(say, paper, say('Report of the trustee on an application for rehabilitation'), [
    createFactsBlock(say, [
      ['Insolvent', paper.name],
      ['Identity number', paper.idNumber],
      ['Master’s reference', paper.mastersReference],
      ['Estate sequestrated on', paper.orderOn],
      ['Estate sequestrated before', paper.isSecondInsolvency ? say('Yes') : gap],
      ['First account confirmed on', paper.confirmedOn],
      ['Claims proved', `${paper.proved}, ${say.amount(paper.provedAmount)}`],
      ['Awarded to creditors', formatAmountOrNull(paper.awarded)],
      ['Cents in the rand on concurrent claims', paper.dividend],
      ['Contributed by creditors', formatAmountOrNull(paper.contributed)],
      ['Cause of the insolvency', paper.causes],
    ]),
    ...['Conduct of the insolvent', 'Books and records kept', 'Dispositions that may be set aside', 'Offences'].map(
      (label): PaperBlock => createParagraph(`${say(label)}: ${gap}${gap}${gap}`),
    ),
    createSignatures(say, 'Trustee'),
  ]);
}
