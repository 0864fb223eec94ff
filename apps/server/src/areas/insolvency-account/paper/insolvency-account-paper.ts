import { accountKinds, titleAccount } from '@boedel/domain/accounts/account-kinds';
import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import type { EstateExecutor } from '@boedel/domain/estate/executor';
import type { InsolvencyAccount } from '@boedel/domain/insolvency-account/insolvency-account';
import { countries } from '@boedel/domain/law/country';
import { type PaperLetterhead, type Paper, type PaperPart, toRuns } from '@boedel/document/tree/paper';
import { PaperSheet, type SheetLayout } from '../../../platform/paper/sheet';
import { type PaperLanguage, createPaperTranslator } from '../../../platform/paper/words';
import type { AccountPartLayout } from '../../estate-account/paper/layout';
import type { InsolvencyHead } from '../books.store';
import { buildEmployeesPart, buildVouchersPart } from './annexures';
import { buildBankPart, buildUnrealisedPart } from './bank-part';
import { buildCatchUpPart, buildContributionPart, buildDistributionPart } from './distribution-part';
import type { InsolvencyDrawing } from './drawing';
import { buildEncumberedParts, buildResiduePart, buildTradingPart } from './liquidation-part';
import { buildRemunerationPart } from './remuneration-part';

export interface InsolvencyAccountFacts {
  readonly heading: InsolvencyHead & { readonly trustees: readonly EstateExecutor[] };
  readonly account: InsolvencyAccount;
  readonly numbers: ReadonlyMap<string, CapturedClaim>;
  readonly language: PaperLanguage;
  readonly layout: AccountPartLayout;
  readonly letterhead?: PaperLetterhead;
  readonly mark?: string;
  readonly unknown?: (phrase: string) => void;
}

function buildHeadingPart({ heading, account }: InsolvencyAccountFacts, { say }: InsolvencyDrawing): PaperPart {
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
          { label: say('Awards calculated to'), value: account.estate.awardsTo },
        ],
      },
    ],
  };
}

/** Joint appointees act together, so each of them signs (Insolvency Act s 56(4); Companies Act 61 of 1973 s 382). */
function listSigners({ say, account, bearers }: InsolvencyDrawing): { readonly who: string; readonly about: string }[] {
  const capacity = say(account.estate.entity === 'person' ? 'Trustee' : 'Liquidator');
  return bearers.length === 0
    ? [{ who: capacity, about: '' }]
    : bearers.map(({ name }) => ({ who: name, about: capacity }));
}

const buildCertificate = (drawing: InsolvencyDrawing): PaperPart => ({
  title: drawing.say('Affidavit'),
  newPage: false,
  blocks: [
    {
      kind: 'paragraph',
      text: toRuns(
        drawing.say(
          'I declare under oath that to the best of my knowledge this is a full and true account of all the property of the estate, all receipts and payments, and all amounts to be distributed or contributed.',
        ),
      ),
    },
    {
      kind: 'signatures',
      at: drawing.say('Signed at ______________________ on ______________________'),
      places: [...listSigners(drawing), { who: drawing.say('Commissioner of oaths'), about: '' }],
    },
  ],
});

/** Its ordinal, 'final' where it is, and whether creditors contribute. */
export function formatTitle({ account }: InsolvencyAccountFacts, say: InsolvencyDrawing['say']): string {
  return account.distribution.contribution.value.needed > 0
    ? say('{which} Liquidation, Distribution and Contribution Account', {
        which: say(accountKinds[account.kind].title),
      })
    : say(titleAccount(account.kind));
}

/** The account as one document; the screen, PDF, Word and Excel are drawn from it. */
export function buildInsolvencyAccountPaper(on: InsolvencyAccountFacts): Paper {
  const { account, language } = on;
  const say = createPaperTranslator(language, account.estate.country, on.unknown);
  const currency = countries[account.estate.country].currencyPrefix.trim();
  // s 92(3): every line has its voucher beside it, and the account is whole, nil lines left out.
  const layout: SheetLayout = { ...on.layout, vouchers: true, withoutNil: true, byValue: false, subtotals: true };
  const drawing: InsolvencyDrawing = {
    account,
    say,
    currency,
    claims: on.numbers,
    bearers: on.heading.trustees,
    ruled: layout.ruled,
    sheet: (name) => new PaperSheet(name, layout, say, currency),
  };
  const parts = [
    buildHeadingPart(on, drawing),
    buildTradingPart(drawing),
    ...buildEncumberedParts(drawing),
    buildResiduePart(drawing),
    buildDistributionPart(drawing),
    buildCatchUpPart(drawing),
    buildContributionPart(drawing),
    buildRemunerationPart(drawing),
    buildBankPart(drawing),
    buildUnrealisedPart(drawing),
    buildCertificate(drawing),
    buildEmployeesPart(drawing),
    buildVouchersPart(drawing),
  ];
  return {
    title: formatTitle(on, say),
    language,
    ...(on.letterhead && { letterhead: on.letterhead }),
    ...(on.mark && { mark: on.mark }),
    foot: on.heading.name,
    pageWords: { page: say('Page'), of: say('of') },
    parts: parts.filter((part) => part !== undefined),
  };
}
