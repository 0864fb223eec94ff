import type { Paper } from '@boedel/document/tree/paper';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Cents } from '@boedel/domain/money/cents';
import { fullName } from '@boedel/domain/parties/party-name';
import { showsFigures } from '@boedel/domain/reports/client-report';
import type { Tx } from '../../platform/db/database';
import { letterheadOf } from '../../platform/paper/letterhead';
import { sayIn } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { figuresStore } from '../kept-figures/figures.store';
import { companyStore, presentCompany } from '../firm/company.store';
import { aroundMatter } from '../matter/client-view.store';
import { whereItStands } from '../matter/where-it-stands';
import { milestoneInAfrikaans } from '../milestones/milestone.mails';
import { milestonesFor } from '../milestones/milestone.present';
import { noteStore } from '../notes/note.store';
import { clientReportPaper } from './client-report.paper';
import type { Recipient } from './client-report.store';

/** Those a client follows; what the firm itself earns is not among them. */
async function figuresOf(tx: Tx, matterId: number): Promise<(readonly [string, Cents])[]> {
  const row = await figuresStore(tx).of(matterId);
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
export async function writeReport(tx: Tx, recipient: Recipient, message: string | null, now: Date): Promise<Paper> {
  const matter = await openMatter(tx, recipient.matterId);
  const around = await aroundMatter(tx, matter.id);
  const country = countryNamed(matter.country) ?? defaultCountry;
  const { isOver, steps } = await whereItStands(tx, matter, now);
  return clientReportPaper(
    {
      language: recipient.language,
      letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
      reference: matter.reference,
      matter: fullName(around),
      recipient: recipient.name,
      on: dayAt(now, country),
      message,
      isOver,
      steps,
      figures: showsFigures(recipient) ? await figuresOf(tx, matter.id) : null,
      notes: await noteStore(tx).shownInReports(matter.id),
      contact: { name: around.responsible, phone: around.phone, email: around.email },
    },
    sayIn(recipient.language, country),
  );
}

/** The milestones a matter has reached, of those the recipient is told of, a line each; '' where there are none. */
export async function milestoneLines(tx: Tx, { matterId, language, milestones }: Recipient): Promise<string> {
  const matter = await openMatter(tx, matterId);
  const events = await eventsOf(tx, matter.id);
  return milestonesFor(matter.system_type)
    .flatMap(({ milestone, name, event }) => {
      const happened = events.get(event);
      const isTold = milestones.length === 0 || milestones.includes(milestone);
      return happened?.isDone && isTold ? [[happened.date, name] as const] : [];
    })
    .map(
      ([day, name]: readonly [LocalDate, string]) => `${day}  ${language === 'af' ? milestoneInAfrikaans(name) : name}`,
    )
    .join('\n');
}
