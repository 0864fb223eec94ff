import { distributionCalls, trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { message } from '@boedel/domain/law/message';
import { refuse } from '@boedel/domain/law/refusal';
import { listInOffice } from '@boedel/domain/trust-meetings/trustees-meeting';
import { listVestings, sumVestings } from '@boedel/domain/trust-money/it3t';
import { proveTrustYear } from '@boedel/domain/trust-money/trust-proofs';
import { computeTrustYear, type TrustYear } from '@boedel/domain/trust-money/trust-year';
import type { TrustPeriod } from '@boedel/domain/trust-money/trust-years';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { type PaperLanguage, createPaperTranslator } from '../../platform/paper/words';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { companyStore, presentCompany } from '../firm/company.store';
import { listCarriedResolutions } from '../trust-meetings/carried-resolutions';
import { toTrustee, trusteeStore } from '../trustees/trustee.store';
import { distributionKit } from './distributions';
import { createIt3tRows } from './it3t-rows';
import { readBooksUpTo, type TrustMoneyFacts, readTrustYear, type TrustYearRequest } from './read-trust-year';
import { buildBeneficiaryStatement, buildTrustReport, type TrustReportFacts } from './trust-report.paper';

interface TrustYearQuery extends Omit<TrustYearRequest, 'by'> {
  readonly matterID: number;
}

/** Whoever may see reports sees them whole, whatever else of the matter is shown to them. */
async function readYear(tx: Tx, { matterID, toDate }: TrustYearQuery, by: TrustYearRequest['by'], now: Date) {
  const matter = await openMatter(tx, matterID, 'reports');
  const facts: TrustMoneyFacts = throwIfRefused(
    await runAsFirm(tx, () => readTrustYear(tx, matter, { toDate, by }, now)),
  );
  return { matter, facts, year: computeTrustYear(facts.books) };
}

interface TrustReportQuery extends TrustYearQuery {
  readonly language: PaperLanguage;
  /** The statement of this beneficiary alone. */
  readonly beneficiaryID?: number | undefined;
}

/** The year before, where the trust had one. */
async function readPreviousYear(
  tx: Tx,
  matterId: number,
  { books, years }: TrustMoneyFacts,
): Promise<TrustYear | null> {
  const before = years.find(({ to }) => to < books.year.from);
  return before ? computeTrustYear(await runAsFirm(tx, () => readBooksUpTo(tx, matterId, before))) : null;
}

async function drawReport(tx: Tx, asked: TrustReportQuery, now: Date) {
  const { matter, facts, year } = await readYear(tx, asked, 'books', now);
  const previous = await readPreviousYear(tx, matter.id, facts);
  const country = findCountry(matter.country) ?? defaultCountry;
  const trustees = await runAsFirm(tx, async () => (await trusteeStore(tx).listOf(matter.id)).map(toTrustee));
  const report: TrustReportFacts = {
    language: asked.language,
    letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
    reference: matter.reference,
    trust: matter.name,
    country,
    mastersReference: facts.mastersReference,
    taxNumber: facts.taxNumber,
    trustees: listInOffice({ trustees, on: year.year.to }).map(({ name }) => name),
    year,
    previous,
  };
  const say = createPaperTranslator(asked.language, country);
  if (asked.beneficiaryID === undefined) return { paper: buildTrustReport(report, say), facts, year };
  const person = year.people.find(({ beneficiary }) => beneficiary.id === asked.beneficiaryID);
  if (!person) throw new RefusalProblem(refuse('beneficiaryID', 'Choose a beneficiary of this trust.'));
  const paper = buildBeneficiaryStatement(report, person, say);
  return { paper, facts, year };
}

const presentPeriod = ({ from, to }: TrustPeriod) => ({ fromDate: from, toDate: to });
const presentHeading = ({ books, years }: TrustMoneyFacts) => ({
  years: years.map(presentPeriod),
  year: presentPeriod(books.year),
});

const presentVestings = (year: TrustYear) => {
  const rows = listVestings(year);
  return {
    rows: rows.map(({ beneficiary, missing, ...figures }) => ({
      beneficiaryID: beneficiary.id,
      name: beneficiary.name,
      ...figures,
      missing: [...missing],
    })),
    totals: sumVestings(rows),
  };
};

export const handledDistributionCalls = pairHandlers(distributionCalls, {
  ...createRecordHandlers(distributionKit),
  getResolutions: ({ scope, query: { matterID } }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, matterID, 'money');
      return (await listCarriedResolutions(tx, matterID)).map(({ id, name, on }) => ({ id, name, resolvedDate: on }));
    }),
});

export const handledTrustMoneyCalls = pairHandlers(trustMoneyCalls, {
  report: ({ scope, query, now }) =>
    scope.read(async (tx) => {
      const { paper, facts, year } = await drawReport(tx, query, now);
      return {
        ...presentHeading(facts),
        paper,
        proofs: proveTrustYear(facts.books, year).map(({ check, holds, figures }) => ({
          check: message(check),
          holds,
          figures: [...figures],
        })),
        remarks: year.remarks.map((one) => ({ ...one })),
        people: year.people.map(({ beneficiary }) => ({ beneficiaryID: beneficiary.id, name: beneficiary.name })),
      };
    }),
  reportFile: async ({ scope, query, now }) => {
    const { paper, year } = await scope.read((tx) => drawReport(tx, query, now));
    return createPaperFile(paper, query.format, `${paper.title} ${year.year.to}`);
  },
  getVestings: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const { facts, year } = await readYear(tx, query, 'tax', now);
      return { ...presentHeading(facts), ...presentVestings(year) };
    }),
  vestingsFile: ({ scope, actor, query, now }) =>
    scope.transaction(async (tx) => {
      const { matter, facts, year } = await readYear(tx, query, 'tax', now);
      const say = createPaperTranslator(query.language, findCountry(matter.country) ?? defaultCountry);
      await audit(tx, actor, 'trust_distribution.exported', {
        entity: ['matter', matter.id],
        matterId: matter.id,
        after: { year: year.year.to },
      });
      const content = new TextEncoder().encode(writeCsv(createIt3tRows({ ...facts, trust: matter.name }, year, say)));
      const name = `IT3(t) ${matter.reference} ${year.year.to}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-');
      return { filename: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content };
    }),
});
