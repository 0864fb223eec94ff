import { accountKinds, accountTitle } from '@boedel/domain/accounts/account-kinds';
import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import type { EstateExecutor } from '@boedel/domain/estate/executor';
import type { InsolvencyAccount } from '@boedel/domain/insolvency-account/insolvency-account';
import { countries } from '@boedel/domain/law/country';
import { type Letterhead, type Paper, type Part, words } from '@boedel/document/tree/paper';
import { Sheet, type SheetLayout } from '../../../platform/paper/sheet';
import { type Language, sayIn } from '../../../platform/paper/words';
import type { Layout } from '../../estate-account/paper/layout';
import type { InsolventHead } from '../books.store';
import { bankPart, unrealisedPart } from './bank-part';
import { catchUpPart, contributionPart, distributionPart } from './distribution-part';
import type { Drawing } from './drawing';
import { encumberedParts, residuePart, tradingPart } from './liquidation-part';
import { remunerationPart } from './remuneration-part';

export interface InsolvencyAccountOnPaper {
  readonly heading: InsolventHead & { readonly trustees: readonly EstateExecutor[] };
  readonly account: InsolvencyAccount;
  readonly numbers: ReadonlyMap<string, CapturedClaim>;
  readonly language: Language;
  readonly layout: Layout;
  readonly letterhead?: Letterhead;
  readonly mark?: string;
  readonly unknown?: (phrase: string) => void;
}

function headingPart({ heading, account }: InsolvencyAccountOnPaper, { say }: Drawing): Part {
  const isPerson = account.estate.entity === 'person';
  return {
    title: '',
    newPage: false,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: say(isPerson ? 'In the insolvent estate of' : 'In the winding-up of'), value: heading.name },
          { label: say(isPerson ? 'Identity number' : 'Registration number'), value: heading.idNumber ?? '-' },
          { label: say("Master's reference"), value: heading.mastersReference ?? '-' },
          { label: say('Case number'), value: heading.courtCase ?? '-' },
          { label: say('Day of the order or resolution'), value: account.estate.concursusOn },
          {
            label: say(isPerson ? 'Trustee' : 'Liquidator'),
            value: heading.trustees.map(({ name }) => name).join(', ') || '-',
          },
          {
            label: say('Period'),
            value: account.after
              ? say('After {from}, up to {to}', { from: account.after, to: account.upTo })
              : say('Up to {to}', { to: account.upTo }),
          },
          { label: say('Awards worked out to'), value: account.estate.awardsTo },
        ],
      },
    ],
  };
}

const certificate = ({ say, account }: Drawing): Part => ({
  title: say('Affidavit'),
  newPage: false,
  blocks: [
    {
      kind: 'paragraph',
      text: words(
        say(
          'I declare under oath that to the best of my knowledge this is a full and true account of all the property of the estate, of all that was received and paid, and of all that is to be distributed or contributed.',
        ),
      ),
    },
    {
      kind: 'signatures',
      at: say('Signed at ______________________ on ______________________'),
      places: [
        { who: say(account.estate.entity === 'person' ? 'Trustee' : 'Liquidator'), about: '' },
        { who: say('Commissioner of oaths'), about: '' },
      ],
    },
  ],
});

/** Its ordinal, 'final' where it is, and whether creditors contribute. */
export function titleOf({ account }: InsolvencyAccountOnPaper, say: Drawing['say']): string {
  return account.distribution.contribution.value.needed > 0
    ? say('{which} Liquidation, Distribution and Contribution Account', {
        which: say(accountKinds[account.kind].title),
      })
    : say(accountTitle(account.kind));
}

/** The account as one document; the screen, PDF, Word and Excel are drawn from it. */
export function insolvencyAccountPaper(on: InsolvencyAccountOnPaper): Paper {
  const { account, language } = on;
  const say = sayIn(language, account.estate.country, on.unknown);
  const currency = countries[account.estate.country].currencyPrefix.trim();
  // s 92(3): every line has its voucher beside it, and the account is whole, nil lines left out.
  const layout: SheetLayout = { ...on.layout, vouchers: true, withoutNil: true, byValue: false, subtotals: true };
  const drawing: Drawing = {
    account,
    say,
    currency,
    claims: on.numbers,
    bearers: on.heading.trustees,
    ruled: layout.ruled,
    sheet: (name) => new Sheet(name, layout, say, currency),
  };
  const parts = [
    headingPart(on, drawing),
    tradingPart(drawing),
    ...encumberedParts(drawing),
    residuePart(drawing),
    distributionPart(drawing),
    catchUpPart(drawing),
    contributionPart(drawing),
    remunerationPart(drawing),
    bankPart(drawing),
    unrealisedPart(drawing),
    certificate(drawing),
  ];
  return {
    title: titleOf(on, say),
    language,
    ...(on.letterhead && { letterhead: on.letterhead }),
    ...(on.mark && { mark: on.mark }),
    foot: on.heading.name,
    pageWords: { page: say('Page'), of: say('of') },
    parts: parts.filter((part) => part !== undefined),
  };
}
