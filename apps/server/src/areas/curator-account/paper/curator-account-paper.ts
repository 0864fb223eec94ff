import type { CuratorAccountInput } from '@boedel/domain/curator-account/account-input';
import type { DrawnAccount } from '@boedel/domain/curator-account/curator-account';
import { type OfficeName, offices } from '@boedel/domain/curator-account/office';
import { countries } from '@boedel/domain/law/country';
import { type PaperLetterhead, type Paper, type PaperPart, toRuns } from '@boedel/document/tree/paper';
import { PaperSheet, type SheetLayout } from '../../../platform/paper/sheet';
import { type PaperLanguage, type PaperTranslator, createPaperTranslator } from '../../../platform/paper/words';
import { buildBankParts, buildCapitalPart, buildStatementPart } from './capital-part';
import type { CuratorAccountDrawing } from './drawing';
import { buildIncomePart } from './income-part';

/** Whom the account is about and who renders it. */
export interface CuratorHeading {
  readonly person: string;
  readonly bornOn: string | null;
  readonly identityNumber: string | null;
  readonly mastersReference: string | null;
  readonly curators: readonly string[];
}

export interface CuratorAccountFacts {
  readonly heading: CuratorHeading;
  readonly office: OfficeName;
  readonly account: DrawnAccount;
  readonly input: CuratorAccountInput;
  readonly language: PaperLanguage;
  /** Lines between the columns, as the firm's switch for income accounts says. */
  readonly ruled: boolean;
  readonly letterhead?: PaperLetterhead;
  readonly mark?: string;
  readonly unknown?: (phrase: string) => void;
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

const titles: Readonly<Record<OfficeName, { annual: string; final: string }>> = {
  curator: { annual: "{ordinal} curator's account", final: "{ordinal} and final curator's account" },
  tutor: { annual: "{ordinal} tutor's account", final: "{ordinal} and final tutor's account" },
  administrator: { annual: "{ordinal} administrator's account", final: "{ordinal} and final administrator's account" },
};

/** Its ordinal, 'final' where it is, and by whom: as the regulation wants it headed. */
export function formatAccountTitle(say: PaperTranslator, office: OfficeName, number: number, final: boolean): string {
  const ordinal = ordinals[number - 1];
  const { annual, final: last } = titles[office];
  return say(final ? last : annual, {
    ordinal: ordinal ? say(ordinal) : say('No. {number}', { number: String(number) }),
  });
}

const renders: Readonly<Record<OfficeName, string>> = {
  curator: 'Curator',
  tutor: 'Tutor',
  administrator: 'Administrator',
};

function buildHeadingPart({ heading, office, account }: CuratorAccountFacts, say: PaperTranslator): PaperPart {
  const { from, to, section } = account.heading;
  return {
    title: '',
    newPage: false,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: say(offices[office].person), value: heading.person },
          { label: say('Date of birth'), value: heading.bornOn ?? '-' },
          { label: say('Identity number'), value: heading.identityNumber ?? '-' },
          { label: say("Master's reference"), value: heading.mastersReference ?? '-' },
          { label: say('Period'), value: say('{from} to {to}', { from, to }) },
          { label: say('Rendered under'), value: say.cite(`Administration of Estates Act 66 of 1965 ${section}`) },
          { label: say(renders[office]), value: heading.curators.join(', ') || '-' },
        ],
      },
    ],
  };
}

const buildCertificate = (office: OfficeName, say: PaperTranslator): PaperPart => ({
  title: say('Certificate'),
  newPage: false,
  blocks: [
    {
      kind: 'paragraph',
      text: toRuns(
        say(
          'I declare that to the best of my knowledge this account is true and complete, that every item is supported by the voucher shown beside it, and that it shows all the property in my care and all amounts collected and paid in the period.',
        ),
      ),
    },
    {
      kind: 'signatures',
      at: say('Signed at ______________________ on ______________________'),
      places: [{ who: say(renders[office]), about: say('or the agent under power of attorney') }],
    },
  ],
});

const createLayout = (ruled: boolean, withNil = false): SheetLayout => ({
  // Regulation 7(3)(h): the number of the voucher beside each item.
  vouchers: true,
  ruled,
  byValue: false,
  withoutNil: !withNil,
  subtotals: true,
});

/** The account as one document; the screen, PDF, Word and Excel are drawn from it. */
export function buildCuratorAccountPaper(on: CuratorAccountFacts): Paper {
  const { input, account, office, language } = on;
  const say = createPaperTranslator(language, input.country, on.unknown);
  const currency = countries[input.country].currencyPrefix.trim();
  const drawing: CuratorAccountDrawing = {
    account,
    input,
    say,
    sheet: (name, more) => new PaperSheet(name, createLayout(on.ruled, more?.withNil), say, currency),
  };
  return {
    title: formatAccountTitle(say, office, account.heading.accountNumber, account.heading.final),
    language,
    ...(on.letterhead && { letterhead: on.letterhead }),
    ...(on.mark && { mark: on.mark }),
    foot: on.heading.person,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      buildHeadingPart(on, say),
      buildIncomePart(drawing),
      buildCapitalPart(drawing),
      buildStatementPart(drawing),
      ...buildBankParts(drawing),
      buildCertificate(office, say),
    ],
  };
}
