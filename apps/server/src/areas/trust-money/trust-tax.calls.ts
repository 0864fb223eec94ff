import { trustAttributionCalls, trustTaxCalls, trustTaxYearCalls } from '@boedel/contract/trust-money/trust-tax.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Country, defaultCountry, findCountry } from '@boedel/domain/law/country';
import { isRefused, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { computeLoansOfYear } from '@boedel/domain/trust-money/loans-of-trust';
import { computeProvisional } from '@boedel/domain/trust-money/provisional';
import { computeTrustTax, computeTrustTaxOn } from '@boedel/domain/trust-money/trust-tax';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createPaperTranslator, type PaperLanguage } from '../../platform/paper/words';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { openMatter } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { companyStore, presentCompany } from '../firm/company.store';
import { readTrustTaxInput } from './read-trust-tax';
import { readTrustYear } from './read-trust-year';
import { listTaxFacts, trustAttributionKit, trustTaxYearKit } from './trust-tax-records';
import { buildTrustTaxPaper } from './trust-tax.paper';
import { trustTaxStore } from './trust-tax.store';

interface TaxYearQuery {
  readonly matterID: number;
  readonly toDate?: LocalDate | undefined;
  readonly language: PaperLanguage;
}

/** Whoever may see reports sees the year whole, whatever else of the matter is shown to them. */
async function drawTaxYear(tx: Tx, query: TaxYearQuery, now: Date) {
  const matter = await openMatter(tx, query.matterID, 'reports');
  const country: Country = findCountry(matter.country) ?? defaultCountry;
  if (country !== 'ZA') throwIfRefused(refuse('matterID', 'Only a South African trust has a return to SARS.'));
  const { head, input, captured, loans, names } = await runAsFirm(tx, async () => {
    const facts = throwIfRefused(await readTrustYear(tx, matter, { toDate: query.toDate, by: 'tax' }, now));
    const those = await listTaxFacts(tx, matter.id);
    const store = trustTaxStore(tx);
    return {
      head: facts,
      captured: those,
      input: await readTrustTaxInput(tx, matter.id, facts.books.year.to, those),
      loans: await store.loans(matter.id, facts.books.repaid),
      names: await store.names(matter.id),
    };
  });
  const { year } = input;
  const taxed = throwIfRefused(computeTrustTax(input));
  const ofLoans = computeLoansOfYear(loans, year.year, input.facts.exemptionUsed);
  const provisional = throwIfRefused(
    computeProvisional(year.year, input.facts, taxed, (income) => computeTrustTaxOn(income, input.basis, year)),
  );
  const paper = buildTrustTaxPaper(
    {
      language: query.language,
      letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
      reference: matter.reference,
      trust: matter.name,
      country,
      mastersReference: head.mastersReference,
      taxNumber: head.taxNumber,
      year: year.year,
      taxed,
      loans: isRefused(ofLoans) ? null : ofLoans,
      provisional,
      attributions: captured.attributions
        .filter(({ endDate }) => endDate === year.year.to)
        .map((one) => ({
          ...one,
          donor: names.get(one.donorID) ?? '-',
          beneficiary: one.beneficiaryID === null ? null : (names.get(one.beneficiaryID) ?? '-'),
        })),
    },
    createPaperTranslator(query.language, country),
  );
  const remarks = [
    ...taxed.remarks,
    ...year.remarks.map(({ says }) => says),
    ...(isRefused(ofLoans) ? ofLoans.refusals.map(toSectionedMessage) : []),
  ];
  return { paper, years: head.years, period: year.year, taxed, loans: ofLoans, provisional, remarks };
}

export const handledTrustTaxYearCalls = pairHandlers(trustTaxYearCalls, createRecordHandlers(trustTaxYearKit));
export const handledTrustAttributionCalls = pairHandlers(
  trustAttributionCalls,
  createRecordHandlers(trustAttributionKit),
);

export const handledTrustTaxCalls = pairHandlers(trustTaxCalls, {
  taxYear: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const { paper, years, period, taxed, loans, provisional, remarks } = await drawTaxYear(tx, query, now);
      return {
        years: years.map(({ from, to }) => ({ fromDate: from, toDate: to })),
        year: { fromDate: period.from, toDate: period.to },
        paper,
        taxableIncome: taxed.taxableIncome,
        tax: taxed.tax,
        balance: provisional.balance,
        donationsTax: isRefused(loans) ? null : loans.tax,
        remarks,
      };
    }),
  taxYearFile: async ({ scope, query, now }) => {
    const { paper, period } = await scope.transaction((tx) => drawTaxYear(tx, query, now));
    return createPaperFile(paper, query.format, `${paper.title} ${period.to}`);
  },
});
