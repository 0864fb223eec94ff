import { type Block, type Paper, type Row, words } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { GroundStands } from '@boedel/domain/insolvency/rehabilitation';
import { type Cents, sum } from '@boedel/domain/money/cents';
import { factsBlock } from '../../platform/paper/facts';
import { onePart, type PaperHead } from '../../platform/paper/one-part';
import type { Say } from '../../platform/paper/words';
import type { InsolventHead } from '../insolvency-account/books.store';
import type { Insolvent } from './insolvent-facts';

interface Head extends PaperHead, InsolventHead {
  readonly today: LocalDate;
}
const paragraph = (text: string): Block => ({ kind: 'paragraph', text: words(text) });
const gap = '____________________';
const signedBy = (say: Say, about: string, who = ''): Block => ({
  kind: 'signatures',
  at: say('Signed at {gap} on {gap}', { gap }),
  places: [{ who, about: say(about) }],
});

interface Offer extends Head {
  readonly offer: NonNullable<Insolvent['details']['composition']>;
  readonly shares: readonly { readonly creditorName: string; readonly claim: Cents; readonly due: Cents }[];
  readonly meetingOn: LocalDate | null;
}

/** The offer as it goes to every creditor who proved, with what the trustee thinks of it (s 119(2), (3)). */
export function compositionOfferPaper(paper: Offer, say: Say): Paper {
  const { offer, shares } = paper;
  const amount = (cents: Cents) => ({ cents, shown: say.amount(cents) });
  return onePart(say, paper, say('Offer of composition (Insolvency Act 24 of 1936 s 119)'), [
    factsBlock(say, [
      ['Estate', paper.name],
      ['Master’s reference', paper.mastersReference],
      ['Offered on', offer.offeredDate ?? null],
      ['Cents in the rand', String(offer.centsInRand)],
      ['Meeting of creditors', paper.meetingOn],
      ['The trustee thinks that it is', offer.trusteeView ? say(offer.trusteeView) : null],
    ]),
    paragraph(
      say(
        'The insolvent offers the creditors who proved claims what is stated here. It binds all concurrent creditors once three fourths in value and three fourths in number of those who proved accept it, and it is paid or secured. It gives no creditor more than others.',
      ),
    ),
    ...(offer.terms ? [paragraph(offer.terms)] : []),
    {
      kind: 'table',
      about: say('What each creditor has by it'),
      ruled: true,
      columns: [
        { kind: 'words', title: say('Creditor') },
        { kind: 'amount', title: say('Claim') },
        { kind: 'amount', title: say('By the composition') },
      ],
      rows: [
        ...shares.map(({ creditorName, claim, due }): Row => ({
          kind: 'line',
          cells: [creditorName, amount(claim), amount(due)],
        })),
        {
          kind: 'total',
          cells: [
            say('Total'),
            amount(sum(shares.map(({ claim }) => claim))),
            amount(sum(shares.map(({ due }) => due))),
          ],
        },
      ],
    },
    signedBy(say, 'Trustee'),
  ]);
}

interface Notice extends Head {
  readonly orderOn: LocalDate | null;
  readonly ground: GroundStands;
}

/** The notice in the Gazette, to the trustee and the Master, that somebody will apply (s 124). */
export const rehabilitationNoticePaper = (paper: Notice, say: Say): Paper =>
  onePart(say, paper, say('Notice of an application for rehabilitation'), [
    factsBlock(say, [
      ['Insolvent', paper.name],
      ['Identity number', paper.idNumber],
      ['Master’s reference', paper.mastersReference],
      ['Estate sequestrated on', paper.orderOn],
      ['Ground', `${say(paper.ground.title)} (${paper.ground.section})`],
      ['Applied for not before', paper.ground.from],
      ['Days of notice', String(paper.ground.notice?.days ?? 0)],
      ['Notice given by', paper.ground.notice?.by ?? null],
    ]),
    paragraph(
      say(
        'Notice is given that the insolvent named here will apply to the court for rehabilitation on the ground stated. Whoever has something against it tells the registrar of the court, the Master and the trustee before the day of the hearing.',
      ),
    ),
    signedBy(say, 'Insolvent', paper.name),
  ]);

interface Report extends Head {
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
export function trusteeReportPaper(paper: Report, say: Say): Paper {
  const amount = (cents: Cents | null): string | null => (cents === null ? null : say.amount(cents));
  return onePart(say, paper, say('Report of the trustee on an application for rehabilitation'), [
    factsBlock(say, [
      ['Insolvent', paper.name],
      ['Identity number', paper.idNumber],
      ['Master’s reference', paper.mastersReference],
      ['Estate sequestrated on', paper.orderOn],
      ['The estate was sequestrated before', say(paper.isSecondInsolvency ? 'Yes' : 'No')],
      ['First account confirmed on', paper.confirmedOn],
      ['Claims proved', `${paper.proved}, ${say.amount(paper.provedAmount)}`],
      ['Awarded to creditors', amount(paper.awarded)],
      ['Cents in the rand on concurrent claims', paper.dividend],
      ['Contributed by creditors', amount(paper.contributed)],
      ['Cause of the insolvency', paper.causes],
    ]),
    ...['Conduct of the insolvent', 'Books and records kept', 'Dispositions that may be set aside', 'Offences'].map(
      (label): Block => paragraph(`${say(label)}: ${gap}${gap}${gap}`),
    ),
    signedBy(say, 'Trustee'),
  ]);
}
