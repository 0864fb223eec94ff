import { diaryDates, systemChanges } from '@boedel/contract/users/notifications';
import { setTimeout as pause } from 'node:timers/promises';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { isDueBetween } from '@boedel/domain/firm/frequency';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { message } from '@boedel/domain/law/message';
import { computeWaits } from '@boedel/domain/waiting/waiting-on';
import { z } from 'zod';
import { buildAddress } from '../../platform/config/own-address';
import type { Tx } from '../../platform/db/database';
import { runInBatches } from '../../platform/db/in-batches';
import { notifyEach } from '../../platform/inbox/notify-people';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { queueMails } from '../../platform/mail/queue-mails';
import { composeMail } from '../../platform/mail/mail-text';
import { createPaperTranslator } from '../../platform/paper/words';
import { type MyDayRow, dayStore } from '../matter/day.store';
import { buildLetterPath } from '../matter/my-day';
import { readSchedules } from '../users/notifications';
import { listWaitsAfter } from '../waiting/wait-facts.store';
import { composeDigest, type DueDigest, type WaitToChase, toDayReader } from './digest';
import { mailEscalations, type ReminderPass } from './escalate';
import { digestMail } from './reminder.mails';
import { type ReminderReader, reminderStore, type SentReminder } from './reminder.store';

/** So many people are written to in one transaction: others come in between. */
const atATime = 25;
/** Nobody waits for a pass: for each moment it works it leaves as many to those at a keyboard. */
const leavesToOthers = 3;
/** As many of a kind as a mail tells; the rest is counted. */
const mostOfAKind = 20;

/** Who of these is due to be written to about what, and was not on this day. */
async function listDueDigests(
  tx: Tx,
  readers: readonly ReminderReader[],
  lookedOn: LocalDate,
  today: LocalDate,
): Promise<DueDigest[]> {
  const people = readers.map(({ id }) => id);
  const sent = await reminderStore(tx).sentOn(today, people);
  const schedules = await readSchedules(tx, people);
  return readers.flatMap((reader) => {
    const topics = new Map(
      (schedules.get(reader.id) ?? [])
        .filter(
          ({ schedule, notification }) =>
            isDueBetween(schedule, lookedOn, today) && !sent.has(`${reader.id} ${notification}`),
        )
        .map(({ notification, schedule }) => [notification, schedule]),
    );
    const toldOfChanges =
      schedules.get(reader.id)?.find(({ notification }) => notification === systemChanges)?.sentDate ?? null;
    return topics.size > 0 ? [{ reader, topics, toldOfChanges }] : [];
  });
}

/** A step of the pass in a transaction of its own, and then a while in which it does nothing. */
async function runStep<T>(
  { scope, signal }: Pick<ReminderPass, 'scope' | 'signal'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const began = performance.now();
  const done = await scope.transaction(work);
  await pause((performance.now() - began) * leavesToOthers);
  return done;
}

/** The matters' waits that are to be asked for again by now, by the people who answer for them. */
async function readChasesByPerson(
  passing: Pick<ReminderPass, 'scope' | 'signal'>,
  now: Date,
): Promise<ReadonlyMap<number, readonly WaitToChase[]>> {
  const of = new Map<number, WaitToChase[]>();
  for (let after = 0; ;) {
    const matters = await runStep(passing, (tx) => listWaitsAfter(tx, after, now));
    if (matters.length === 0) return of;
    after = matters.at(-1)!.id;
    for (const { id, systemType, reference, name, people, facts } of matters) {
      const due = computeWaits(facts)
        .filter(({ isDue }) => isDue)
        .map((wait) => ({ ...wait, matterId: id, systemType, reference, name }));
      for (const person of people) of.set(person, [...(of.get(person) ?? []), ...due]);
    }
  }
}

/** What came back since the last pass stands in the inbox, with its letter: each on the one day it is to be asked for again. */
async function notifyOfChases(
  tx: Tx,
  chases: ReadonlyMap<number, readonly WaitToChase[]>,
  readers: readonly ReminderReader[],
  lookedOn: LocalDate,
): Promise<void> {
  const notices = readers.flatMap(({ id, types }) =>
    (chases.get(id) ?? [])
      .filter(({ nextChase, systemType }) => nextChase > lookedOn && types.includes(systemType))
      .map(({ matterId, letter, key, what, reference, name }) => ({
        personId: id,
        words: message('To ask for again in {matter}: {what}. The letter is ready.', {
          matter: `${reference} ${name}`,
          what,
        }),
        path: buildLetterPath(matterId, letter, key),
      })),
  );
  await runInBatches(notices, (part) => notifyEach(tx, 'chase', part));
}

/** Writes to one lot of people, all of it or nothing. */
async function writeTo(
  tx: Tx,
  { services, today, firm }: ReminderPass,
  due: readonly DueDigest[],
  chases: ReadonlyMap<number, readonly WaitToChase[]>,
): Promise<number> {
  const store = reminderStore(tx);
  const rows = await dayStore(tx).days(
    due.map((one) => toDayReader(one, today)),
    today,
    mostOfAKind,
  );
  const changes = due.some(({ topics }) => topics.has(systemChanges))
    ? await store.changesSince(addDays(today, -31), today)
    : [];
  const byPerson = new Map<number, MyDayRow[]>();
  for (const row of rows) byPerson.set(row.person_id, [...(byPerson.get(row.person_id) ?? []), row]);
  const country = findCountry(firm.country) ?? defaultCountry;
  const says = { en: createPaperTranslator('en', country), af: createPaperTranslator('af', country) };
  const mails = due.flatMap((one) => {
    const { reader } = one;
    const found = {
      rows: byPerson.get(reader.id) ?? [],
      chases: one.topics.has(diaryDates)
        ? (chases.get(reader.id) ?? [])
            .filter(({ systemType }) => reader.types.includes(systemType))
            .slice(0, mostOfAKind)
        : [],
      // What was told once is not told again, however often somebody is written to.
      changes: one.topics.has(systemChanges)
        ? changes.filter(({ published_on }) => one.toldOfChanges === null || published_on > one.toldOfChanges)
        : [],
    };
    const { text, lines } = composeDigest(one, found, { today, say: says[reader.language], config: services.config });
    return lines.size === 0 ? [] : [{ reader, text, lines }];
  });
  const ids = await queueMails(
    tx,
    mails.map(({ reader, text }) => ({
      to: reader.email,
      sender: 'provider',
      ...composeMail(digestMail, reader.language, {
        name: reader.name,
        firm: firm.name,
        day: today,
        text,
        settings: buildAddress(services.config, '/accountdetails'),
      }),
    })),
  );
  const sent: SentReminder[] = mails.flatMap(({ reader, lines }, at) =>
    ids[at] === null
      ? []
      : [...lines].map(([notification, count]) => ({
          personId: reader.id,
          notification,
          mailId: ids[at]!,
          lines: count,
        })),
  );
  await store.keepSent(sent, today);
  return mails.length;
}

/**
 * The firm's pass of a day: what waits goes to each person whose day it is, and what nobody touched to those who answer for
 * it. Killed in between, it is taken up again and goes on with those who were not written to; made twice, it finds nothing.
 */
export async function sendReminders({
  scope,
  services,
  signal,
}: Pick<ReminderPass, 'scope' | 'services' | 'signal'>): Promise<number> {
  const now = services.clock();
  const opened = await scope.transaction(async (tx) => {
    const store = reminderStore(tx);
    const firm = await store.firm();
    const today = computeDayAt(now, findCountry(firm.country) ?? defaultCountry);
    const lookedOn = await store.holdPass(today);
    return lookedOn === undefined ? undefined : { firm, today, lookedOn, readers: await store.readers() };
  });
  if (!opened) return 0;
  const { lookedOn, today, readers, firm } = opened;
  const passing = { scope, services, today, firm, ...(signal && { signal }) };
  const chases = await readChasesByPerson(passing, now);
  let count = 0;
  for (let from = 0; from < readers.length; from += atATime) {
    count += await runStep(passing, async (tx) => {
      // Whoever else makes this pass waits here, and then finds these people written to.
      if ((await reminderStore(tx).holdPass(today)) === undefined) return 0;
      const due = await listDueDigests(tx, readers.slice(from, from + atATime), lookedOn, today);
      return due.length > 0 ? writeTo(tx, passing, due, chases) : 0;
    });
  }
  await scope.transaction(async (tx) => {
    if ((await reminderStore(tx).holdPass(today)) === undefined) return;
    await notifyOfChases(tx, chases, readers, lookedOn);
    await mailEscalations(tx, passing, readers, now);
    await reminderStore(tx).endPass(today);
  });
  return count;
}

const remindKind = createJobKind('reminders.send', z.object({}));
export const sendRemindersJob = pairJob(remindKind, async ({ scope, services, signal }) => {
  await sendReminders({ scope, services, signal });
});
/** Once a day for every firm, in the small hours. */
export const sendRemindersDaily = scheduleEvery(86_400, 'firm', remindKind);
