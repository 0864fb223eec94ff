import type { Report, ReportColumn, ReportRow } from '@boedel/domain/reports/report';
import { defaultCountry } from '@boedel/domain/law/country';
import type { Cents } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import type { Download } from '../../platform/files/download';
import { letterheadOf } from '../../platform/paper/letterhead';
import { paperFile } from '../../platform/paper/paper-file';
import { sayIn } from '../../platform/paper/words';
import type { Actor } from '../../platform/tenancy/actor';
import { csvFile, type ExportColumn } from '../../platform/spreadsheet/spreadsheet';
import type { Tenant } from '../../platform/tenancy/doors';
import { companyStore, presentCompany } from '../firm/company.store';
import { userStore } from '../users/users.store';
import { reportPaper } from './report.paper';
import type { Asked } from './source.store';

interface Wanted {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly report: Report;
  readonly format: 'csv' | 'xlsx' | 'pdf';
  readonly asked: Asked;
  readonly rows: readonly ReportRow[];
}

const exported = ({ key, title, kind }: ReportColumn): ExportColumn<ReportRow> => ({
  heading: title,
  value: ({ values }) => {
    const value = values[key] ?? null;
    return kind === 'money' && typeof value === 'number' ? { cents: value as Cents } : value;
  },
});

/** A report to keep. The trail of the provider tells who took which, of whom and of what time. */
export async function reportFile({ tenant, actor, report, format, asked, rows }: Wanted): Promise<Download> {
  const { firmId, from, to, today } = asked;
  const { language, company } = await tenant.transaction(async (tx) => {
    await audit(tx, actor, 'report.taken', {
      entity: ['report', null],
      after: { report: report.title, format, rows: rows.length, intermediaryID: firmId ?? null, from, to },
    });
    return {
      language: await userStore(tx).languageOf(actor.personId),
      company: presentCompany(await companyStore(tx).ofFirm()),
    };
  });
  const name = `${report.title.toLowerCase()} ${today}`;
  if (format === 'csv') return csvFile(name, report.columns.map(exported), rows);
  const firm =
    firmId === undefined
      ? null
      : firmId === tenant.firmId
        ? (company.tradingName ?? company.name)
        : String(rows[0]?.values['firm'] ?? '');
  const printed = {
    language,
    letterhead: letterheadOf(company),
    reference: report.title,
    report,
    rows,
    firm,
    from,
    to,
  };
  return paperFile(reportPaper({ ...printed, on: today }, sayIn(language, defaultCountry)), format, name);
}
