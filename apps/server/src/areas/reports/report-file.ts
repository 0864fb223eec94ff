import type { ReportDefinition, ReportColumn, ReportDataRow } from '@boedel/domain/reports/report';
import { defaultCountry } from '@boedel/domain/law/country';
import type { Cents } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import type { Download } from '../../platform/files/download';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import type { Actor } from '../../platform/tenancy/actor';
import { createCsvFile, type ExportColumn } from '../../platform/spreadsheet/spreadsheet';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { companyStore, presentCompany } from '../firm/company.store';
import { userStore } from '../users/users.store';
import { buildReportPaper } from './report.paper';
import type { ReportCriteria } from './source.store';

interface ReportFileFacts {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly report: ReportDefinition;
  readonly format: 'csv' | 'xlsx' | 'pdf';
  readonly asked: ReportCriteria;
  readonly rows: readonly ReportDataRow[];
}

const toExportColumn = ({ key, title, kind }: ReportColumn): ExportColumn<ReportDataRow> => ({
  heading: title,
  value: ({ values }) => {
    const value = values[key] ?? null;
    return kind === 'money' && typeof value === 'number' ? { cents: value as Cents } : value;
  },
});

/** A report to keep. The trail of the provider tells who took which, of whom and of what time. */
export async function createReportFile({
  scope,
  actor,
  report,
  format,
  asked,
  rows,
}: ReportFileFacts): Promise<Download> {
  const { firmId, from, to, today } = asked;
  const { language, company } = await scope.transaction(async (tx) => {
    await audit(tx, actor, 'report.taken', {
      entity: ['report', null],
      after: { report: report.title, format, rows: rows.length, intermediaryID: firmId ?? null, from, to },
    });
    return {
      language: await userStore(tx).languageOf(actor.personId),
      company: presentCompany(await companyStore(tx).ofFirm()),
    };
  });
  const name = `${report.title} ${today}`;
  if (format === 'csv') return createCsvFile(name, report.columns.map(toExportColumn), rows);
  const firm =
    firmId === undefined
      ? null
      : firmId === scope.firmId
        ? (company.tradingName ?? company.name)
        : String(rows[0]?.values['firm'] ?? '');
  const printed = {
    language,
    letterhead: createLetterhead(company),
    reference: report.title,
    report,
    rows,
    firm,
    from,
    to,
  };
  return createPaperFile(
    buildReportPaper({ ...printed, on: today }, createPaperTranslator(language, defaultCountry)),
    format,
    name,
  );
}
