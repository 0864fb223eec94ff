import { distributionCalls, trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { inOfficeAt } from '@boedel/domain/trust-meetings/trustees-meeting';
import { it3tOf, vestingTotals } from '@boedel/domain/trust-money/it3t';
import { trustYear, type TrustYear } from '@boedel/domain/trust-money/trust-year';
import type { TrustPeriod } from '@boedel/domain/trust-money/trust-years';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { letterheadOf } from '../../platform/paper/letterhead';
import { paperFile } from '../../platform/paper/paper-file';
import { type Language, sayIn } from '../../platform/paper/words';
import { matterRecordHandlers } from '../../platform/record/matter-record';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { companyStore, presentCompany } from '../firm/company.store';
import { carriedResolutions } from '../trust-meetings/carried-resolutions';
import { asTrustee, trusteeStore } from '../trustees/trustee.store';
import { distributionKit } from './distributions';
import { it3tRows } from './it3t-rows';
import { type TrustFacts, trustOf, type YearAsked } from './trust-of';
import { trustReportPaper } from './trust-report.paper';
import './trust-standing';

interface Asked extends Omit<YearAsked, 'by'> {
  readonly matterID: number;
}

/** Whoever may see reports sees them whole, whatever else of the matter is shown to them. */
async function yearIn(tx: Tx, { matterID, toDate }: Asked, by: YearAsked['by'], now: Date) {
  const matter = await openMatter(tx, matterID, 'reports');
  const facts: TrustFacts = orRefuse(await asTheFirm(tx, () => trustOf(tx, matter, { toDate, by }, now)));
  return { matter, facts, year: trustYear(facts.books) };
}

async function drawReport(tx: Tx, asked: Asked & { readonly language: Language }, now: Date) {
  const { matter, facts, year } = await yearIn(tx, asked, 'books', now);
  const country = countryNamed(matter.country) ?? defaultCountry;
  const trustees = await asTheFirm(tx, async () => (await trusteeStore(tx).listOf(matter.id)).map(asTrustee));
  const paper = trustReportPaper(
    {
      language: asked.language,
      letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
      reference: matter.reference,
      trust: matter.name,
      country,
      mastersReference: facts.mastersReference,
      taxNumber: facts.taxNumber,
      trustees: inOfficeAt({ trustees, on: year.year.to }).map(({ name }) => name),
      year,
    },
    sayIn(asked.language, country),
  );
  return { paper, facts, year };
}

const shown = ({ from, to }: TrustPeriod) => ({ fromDate: from, toDate: to });
const heading = ({ books, years }: TrustFacts) => ({ years: years.map(shown), year: shown(books.year) });

const presentVestings = (year: TrustYear) => {
  const rows = it3tOf(year);
  return {
    rows: rows.map(({ beneficiary, missing, ...figures }) => ({
      beneficiaryID: beneficiary.id,
      name: beneficiary.name,
      ...figures,
      missing: [...missing],
    })),
    totals: vestingTotals(rows),
  };
};

export const handledDistributionCalls = handle(distributionCalls, {
  ...matterRecordHandlers(distributionKit),
  getResolutions: ({ tenant, query: { matterID } }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, matterID, 'money');
      return (await carriedResolutions(tx, matterID)).map(({ id, name, on }) => ({ id, name, resolvedDate: on }));
    }),
});

export const handledTrustMoneyCalls = handle(trustMoneyCalls, {
  report: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const { paper, facts, year } = await drawReport(tx, query, now);
      return { ...heading(facts), paper, remarks: year.remarks.map((one) => ({ ...one })) };
    }),
  reportFile: async ({ tenant, query, now }) => {
    const { paper, year } = await tenant.transaction((tx) => drawReport(tx, query, now));
    return paperFile(paper, query.format, `${paper.title} ${year.year.to}`);
  },
  getVestings: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const { facts, year } = await yearIn(tx, query, 'tax', now);
      return { ...heading(facts), ...presentVestings(year) };
    }),
  vestingsFile: ({ tenant, actor, query, now }) =>
    tenant.transaction(async (tx) => {
      const { matter, facts, year } = await yearIn(tx, query, 'tax', now);
      const say = sayIn(query.language, countryNamed(matter.country) ?? defaultCountry);
      await audit(tx, actor, 'trust_distribution.exported', {
        entity: ['matter', matter.id],
        matterId: matter.id,
        after: { year: year.year.to },
      });
      const content = new TextEncoder().encode(writeCsv(it3tRows({ ...facts, trust: matter.name }, year, say)));
      const name = `IT3(t) ${matter.reference} ${year.year.to}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-');
      return { filename: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content };
    }),
});
