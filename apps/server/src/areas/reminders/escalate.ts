import { diaryDates } from '@boedel/contract/users/notifications';
import { frequencies } from '@boedel/domain/firm/frequency';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { message } from '@boedel/domain/law/message';
import { buildAddress } from '../../platform/config/own-address';
import type { Tx } from '../../platform/db/database';
import { notifyEach } from '../../platform/inbox/notify-people';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMails } from '../../platform/mail/queue-mails';
import { createPaperTranslator } from '../../platform/paper/words';
import type { Services } from '../../platform/services';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { readSchedules } from '../users/notifications';
import { escalationMail } from './reminder.mails';
import { type ReminderReader, reminderStore, type UntouchedDate } from './reminder.store';

/** One round over the people of a firm. */
export interface ReminderPass {
  readonly scope: FirmScope;
  readonly services: Services;
  readonly today: LocalDate;
  readonly firm: { readonly name: string; readonly country: 'South Africa' | 'Namibia' };
  readonly signal?: AbortSignal;
}

const mostInMail = 50;
const buildPath = ({ matter_id }: UntouchedDate): string => `/matters/${matter_id}/diarymatter`;

/** Those who answer for the matter, and the administrators, as far as they see it. */
const isNotified = ({ id, roles, types }: ReminderReader, { people, system_type }: UntouchedDate): boolean =>
  types.includes(system_type) && (people.includes(id) || roles.includes('Admin'));

/** Statutory dates near or past that nobody touched: told once, in the inbox to all, by mail to those who want any. */
export async function mailEscalations(
  tx: Tx,
  { services, today, firm }: Pick<ReminderPass, 'services' | 'today' | 'firm'>,
  readers: readonly ReminderReader[],
  now: Date,
): Promise<number> {
  const untouched = await reminderStore(tx).untouched(today, now);
  if (untouched.length === 0) return 0;
  const notified = readers
    .map((reader) => ({ reader, dates: untouched.filter((date) => isNotified(reader, date)) }))
    .filter(({ dates }) => dates.length > 0);
  const country = findCountry(firm.country) ?? defaultCountry;
  await notifyEach(
    tx,
    'escalation',
    notified.map(({ reader, dates: [first, ...others] }) => {
      const values = {
        title: message(first!.title),
        matter: `${first!.reference} ${first!.name}`,
        day: first!.due_on,
      };
      return others.length === 0
        ? {
            personId: reader.id,
            words: message('{title} in {matter} needs attention: due {day}.', values),
            path: buildPath(first!),
          }
        : {
            personId: reader.id,
            words: message('{count} statutory dates need attention. First: {title} in {matter}, due {day}.', {
              ...values,
              count: others.length + 1,
            }),
            path: '/dashboard?due=overdue#due',
          };
    }),
  );
  const schedules = await readSchedules(
    tx,
    notified.map(({ reader }) => reader.id),
  );
  const wanting = notified.filter(
    ({ reader }) =>
      schedules.get(reader.id)?.find(({ notification }) => notification === diaryDates)?.frequency !==
      frequencies.never,
  );
  const says = { en: createPaperTranslator('en', country), af: createPaperTranslator('af', country) };
  await queueMails(
    tx,
    wanting.map(({ reader, dates }) => {
      const say = says[reader.language];
      const lines = dates.slice(0, mostInMail).map((date) => {
        const stage = date.stage === 'past' ? say('past') : say('near');
        return `${date.due_on} (${stage}) · ${say(date.title)} · ${date.name} · ${date.reference}\n${buildAddress(services.config, buildPath(date))}`;
      });
      const more = dates.length - lines.length;
      return {
        to: reader.email,
        sender: 'provider' as const,
        ...composeMail(escalationMail, reader.language, {
          name: reader.name,
          firm: firm.name,
          day: today,
          text: [...lines, ...(more > 0 ? [say('and {count} more', { count: String(more) })] : [])].join('\n\n'),
          settings: buildAddress(services.config, '/accountdetails'),
        }),
      };
    }),
  );
  await reminderStore(tx).keepEscalated(untouched, today);
  return untouched.length;
}
