import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import type { Estate } from '@boedel/domain/estate/estate';
import { countries } from '@boedel/domain/law/country';
import {
  type PaperFactRows,
  type PaperLetterhead,
  type Paper,
  type PaperPart,
  toRuns,
} from '@boedel/document/tree/paper';
import { buildCreditorsPart } from './creditors-part';
import { buildDistributionPart } from './distribution-part';
import type { EstateAccountDrawing } from './drawing';
import { buildDutyPart } from './duty-part';
import { buildFiduciaryPart } from './fiduciary-part';
import { buildIncomePart } from './income-part';
import { readLayout } from './layout';
import { buildLiquidationPart } from './liquidation-part';
import { buildRecapitulationPart } from './recapitulation-part';
import { PaperSheet } from '../../../platform/paper/sheet';
import { type PaperLanguage, createPaperTranslator } from '../../../platform/paper/words';

export interface EstateAccountFacts {
  readonly estate: Estate;
  readonly account: LiquidationAndDistribution;
  readonly language: PaperLanguage;
  /** The report option switches in force, by number. */
  readonly isOn: (option: number) => boolean;
  readonly letterhead?: PaperLetterhead;
  readonly mark?: string;
  /** Told of every phrase that has no Afrikaans. */
  readonly unknown?: (phrase: string) => void;
}

const regimeLabels: Readonly<Record<LiquidationAndDistribution['heading']['regime'], string>> = {
  inCommunity: 'Married in community of property',
  outWithoutAccrual: 'Married out of community of property, without accrual',
  outWithAccrual: 'Married out of community of property, with accrual',
  byCourtOrder: 'Married; property regime set by order of court',
  houseAndFamily: 'Married under customary law: house and family property',
  none: 'Unmarried at death',
};

const successionLabels: Readonly<Record<EstateAccountDrawing['account']['heading']['succession'], string>> = {
  byWill: 'By will',
  willToCapture: 'By will, which is not captured yet',
  withoutWill: 'Without a will',
};

/** Part 1, reg 5(1)(a): whose estate it is. */
function buildHeadingPart({ account, say }: EstateAccountDrawing): PaperPart {
  const { deceased, regime, survivingSpouses, predeceasedSpouses, succession } = account.heading;
  const listSpouses = (label: string, named: typeof survivingSpouses): PaperFactRows['rows'] =>
    named.length === 0
      ? []
      : [{ label, value: named.map((one) => [one.name, one.identityNumber].filter(Boolean).join(', ')).join('; ') }];
  const rows: PaperFactRows['rows'] = [
    { label: say('In the estate of the late'), value: deceased.name },
    { label: say('Identity number'), value: deceased.identityNumber ?? '-' },
    { label: say('Last address'), value: deceased.lastAddress ?? '-' },
    { label: say('Died'), value: [deceased.diedOn, deceased.placeOfDeath].filter(Boolean).join(', ') },
    { label: say('Marriage'), value: say(regimeLabels[regime]) },
    ...listSpouses(say('Surviving spouse'), survivingSpouses),
    ...listSpouses(say('Spouse who died before'), predeceasedSpouses),
    { label: say("Master's reference"), value: deceased.mastersReference ?? '-' },
    { label: say('Succession'), value: say(successionLabels[succession]) },
  ];
  return { title: '', newPage: false, blocks: [{ kind: 'facts', rows }] };
}

/** Part 8: what the executor declares, in our own words. */
/** Every executor signs the certificate, by name. */
const buildCertificate = ({ say }: EstateAccountDrawing, executors: Estate['executors']): PaperPart => ({
  title: say('Certificate'),
  newPage: false,
  blocks: [
    {
      kind: 'paragraph',
      text: toRuns(
        say(
          'I declare that to the best of my knowledge this account is true and complete, and that it shows all the property of the estate and all income collected after the death up to the date of this account.',
        ),
      ),
    },
    {
      kind: 'signatures',
      at: say('Signed at ______________________ on ______________________'),
      places:
        executors.length === 0
          ? [{ who: say('Executor'), about: say('or the agent under power of attorney') }]
          : executors.map(({ name }) => ({ who: name, about: say('Executor, or the agent under power of attorney') })),
    },
  ],
});

/** The account as one document; the screen, PDF, Word and Excel are drawn from it. */
export function buildEstateAccountPaper(on: EstateAccountFacts): Paper {
  const { estate, account } = on;
  const say = createPaperTranslator(on.language, estate.country, on.unknown);
  const currency = countries[estate.country].currencyPrefix.trim();
  const names = new Map(estate.people.map(({ id, name }) => [id, name]));
  const drawing: EstateAccountDrawing = {
    account,
    estate,
    say,
    currency,
    layout: (part) => readLayout(part, on.isOn),
    sheet: (part) => new PaperSheet(part, readLayout(part, on.isOn), say, currency),
    nameOf: (personId) => say.person(names.get(personId) ?? personId),
  };
  const parts = [
    buildHeadingPart(drawing),
    buildLiquidationPart(drawing),
    buildRecapitulationPart(drawing),
    buildDistributionPart(drawing),
    buildCreditorsPart(drawing),
    buildIncomePart(drawing),
    buildFiduciaryPart(drawing),
    buildDutyPart(drawing),
    buildCertificate(drawing, estate.executors),
  ];
  return {
    title: say(account.heading.title),
    language: on.language,
    ...(on.letterhead && { letterhead: on.letterhead }),
    ...(on.mark && { mark: on.mark }),
    foot: `${say('Estate late')} ${account.heading.deceased.name}`,
    pageWords: { page: say('Page'), of: say('of') },
    parts: parts.filter((part) => part !== undefined),
  };
}
