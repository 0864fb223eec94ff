import type { Paper } from '@boedel/document/tree/paper';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Cents } from '@boedel/domain/money/cents';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { showsFigures } from '@boedel/domain/reports/client-report';
import type { Tx } from '../../platform/db/database';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperTranslator } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { readFigures } from '../kept-figures/stored-figures';
import { companyStore, presentCompany } from '../firm/company.store';
import { readMatterFacts } from '../matter/client-view.store';
import { readMatterSteps } from '../matter/read-matter-steps';
import { translateMilestone } from '../milestones/milestone.mails';
import { listMilestones } from '../milestones/milestone.present';
import { noteStore } from '../notes/note.store';
import { buildClientReport } from './client-report.paper';
import type { MatterReportRecipient } from './client-report.store';

/** Those a client follows; what the firm itself earns is not among them. */
async function readClientFigures(tx: Tx, matterId: number): Promise<(readonly [string, Cents])[]> {
  const row = await readFigures(tx, matterId);
  const shown: readonly (readonly [string, Cents | null | undefined])[] = [
    ['Gross assets', row?.gross_assets_cents],
    ['Liabilities', row?.liabilities_cents],
    ['Net', row?.net_cents],
    ['Estate duty', row?.estate_duty_cents],
    ['Cash position', row?.cash_position_cents],
  ];
  return shown.flatMap(([label, cents]) => (cents === null || cents === undefined ? [] : [[label, cents] as const]));
}

/** The report of a matter as one recipient gets it. */
export async function writeReport(
  tx: Tx,
  recipient: MatterReportRecipient,
  message: string | null,
  now: Date,
): Promise<Paper> {
  const matter = await openMatter(tx, recipient.matterId);
  const around = await readMatterFacts(tx, matter.id);
  const country = findCountry(matter.country) ?? defaultCountry;
  const { isOver, steps } = await readMatterSteps(tx, matter, now);
  return buildClientReport(
    {
      language: recipient.language,
      letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
      reference: matter.reference,
      matter: formatPartyName(around),
      recipient: recipient.name,
      on: computeDayAt(now, country),
      message,
      isOver,
      steps,
      figures: showsFigures(recipient) ? await readClientFigures(tx, matter.id) : null,
      notes: await noteStore(tx).shownInReports(matter.id),
      contact: { name: around.responsible, phone: around.phone, email: around.email },
    },
    createPaperTranslator(recipient.language, country),
  );
}

/** The milestones a matter has reached, of those the recipient is told of, a line each; '' where there are none. */
export async function listMilestoneLines(
  tx: Tx,
  { matterId, language, milestones }: MatterReportRecipient,
): Promise<string> {
  const matter = await openMatter(tx, matterId);
  const events = await readEvents(tx, matter.id);
  return listMilestones(matter.system_type)
    .flatMap(({ milestone, name, event }) => {
      const happened = events.get(event);
      const isTold = milestones.length === 0 || milestones.includes(milestone);
      return happened?.isDone && isTold ? [[happened.date, name] as const] : [];
    })
    .map(
      ([day, name]: readonly [LocalDate, string]) => `${day}  ${language === 'af' ? translateMilestone(name) : name}`,
    )
    .join('\n');
}
