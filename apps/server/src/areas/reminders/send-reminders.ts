import { diaryDates, systemChanges } from '@boedel/contract/users/notifications';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAt } from '@boedel/domain/dates/instant';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { isDueBetween } from '@boedel/domain/firm/frequency';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { said } from '@boedel/domain/law/said';
import { waitingOn } from '@boedel/domain/waiting/waiting-on';
import { z } from 'zod';
import { ownAddress } from '../../platform/config/own-address';
import type { Tx } from '../../platform/db/database';
import { inBatches } from '../../platform/db/in-batches';
import { notifyEach } from '../../platform/inbox/notify-people';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { every } from '../../platform/jobs/schedule';
import { queueMails } from '../../platform/mail/queue-mails';
import { written } from '../../platform/mail/mail-text';
import { sayIn } from '../../platform/paper/words';
import { type DayRow, dayStore } from '../matter/day.store';
import { letterPath } from '../matter/my-day';
import { schedulesOf } from '../users/notifications';
import { waitsAfter } from '../waiting/wait-facts.store';
import { composed, type Due, type ToChase, whoseOf } from './digest';
import { escalate, type Passing } from './escalate';
import { digestMail } from './reminder.mails';
import { type Reader, reminderStore, type Sent } from './reminder.store';

/** So many people are written to in one transaction: others come in between. */
const atATime = 25;
/** Nobody waits for a pass: for each moment it works it leaves as many to those at a keyboard. */
const leavesToOthers = 3;
/** As many of a kind as a mail tells; the rest is counted. */
const toldOfAKind = 20;

/** Who of these is due to be written to about what, and was not on this day. */
async function dueOf(tx: Tx, readers: readonly Reader[], lookedOn: LocalDate, today: LocalDate): Promise<Due[]> {
  const people = readers.map(({ id }) => id);
  const sent = await reminderStore(tx).sentOn(today, people);
  const schedules = await schedulesOf(tx, people);
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
async function step<T>(
  { tenant, signal }: Pick<Passing, 'tenant' | 'signal'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const began = performance.now();
  const done = await tenant.transaction(work);
  await pause((performance.now() - began) * leavesToOthers);
  return done;
}

/** The matters' waits that are to be asked for again by now, by the people who answer for them. */
async function chasesByPerson(
  passing: Pick<Passing, 'tenant' | 'signal'>,
  now: Date,
): Promise<ReadonlyMap<number, readonly ToChase[]>> {
  const of = new Map<number, ToChase[]>();
  for (let after = 0; ;) {
    const matters = await step(passing, (tx) => waitsAfter(tx, after, now));
    if (matters.length === 0) return of;
    after = matters.at(-1)!.id;
    for (const { id, systemType, reference, name, people, facts } of matters) {
      const due = waitingOn(facts)
        .filter(({ isDue }) => isDue)
        .map((wait) => ({ ...wait, matterId: id, systemType, reference, name }));
      for (const person of people) of.set(person, [...(of.get(person) ?? []), ...due]);
    }
  }
}

/** What came back since the last pass stands in the inbox, with its letter: each on the one day it is to be asked for again. */
async function tellOfChases(
  tx: Tx,
  chases: ReadonlyMap<number, readonly ToChase[]>,
  readers: readonly Reader[],
  lookedOn: LocalDate,
): Promise<void> {
  const notices = readers.flatMap(({ id, types }) =>
    (chases.get(id) ?? [])
      .filter(({ nextChase, systemType }) => nextChase > lookedOn && types.includes(systemType))
      .map(({ matterId, letter, key, what, reference, name }) => ({
        personId: id,
        words: said('To ask for again in {matter}: {what}. The letter is ready.', {
          matter: `${reference} ${name}`,
          what,
        }),
        path: letterPath(matterId, letter, key),
      })),
  );
  await inBatches(notices, (part) => notifyEach(tx, 'chase', part));
}

/** Writes to one lot of people, all of it or nothing. */
async function writeTo(
  tx: Tx,
  { parts, today, firm }: Passing,
  due: readonly Due[],
  chases: ReadonlyMap<number, readonly ToChase[]>,
): Promise<number> {
  const store = reminderStore(tx);
  const rows = await dayStore(tx).days(
    due.map((one) => whoseOf(one, today)),
    today,
    toldOfAKind,
  );
  const changes = due.some(({ topics }) => topics.has(systemChanges))
    ? await store.changesSince(addDays(today, -31), today)
    : [];
  const byPerson = new Map<number, DayRow[]>();
  for (const row of rows) byPerson.set(row.person_id, [...(byPerson.get(row.person_id) ?? []), row]);
  const country = countryNamed(firm.country) ?? defaultCountry;
  const says = { en: sayIn('en', country), af: sayIn('af', country) };
  const mails = due.flatMap((one) => {
    const { reader } = one;
    const found = {
      rows: byPerson.get(reader.id) ?? [],
      chases: one.topics.has(diaryDates)
        ? (chases.get(reader.id) ?? [])
            .filter(({ systemType }) => reader.types.includes(systemType))
            .slice(0, toldOfAKind)
        : [],
      // What was told once is not told again, however often somebody is written to.
      changes: one.topics.has(systemChanges)
        ? changes.filter(({ published_on }) => one.toldOfChanges === null || published_on > one.toldOfChanges)
        : [],
    };
    const { text, lines } = composed(one, found, { today, say: says[reader.language], config: parts.config });
    return lines.size === 0 ? [] : [{ reader, text, lines }];
  });
  const ids = await queueMails(
    tx,
    mails.map(({ reader, text }) => ({
      to: reader.email,
      sender: 'provider',
      ...written(digestMail, reader.language, {
        name: reader.name,
        firm: firm.name,
        day: today,
        text,
        settings: ownAddress(parts.config, '/accountdetails'),
      }),
    })),
  );
  const sent: Sent[] = mails.flatMap(({ reader, lines }, at) =>
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
  tenant,
  parts,
  signal,
}: Pick<Passing, 'tenant' | 'parts' | 'signal'>): Promise<number> {
  const now = parts.clock();
  const opened = await tenant.transaction(async (tx) => {
    const store = reminderStore(tx);
    const firm = await store.firm();
    const today = dayAt(now, countryNamed(firm.country) ?? defaultCountry);
    const lookedOn = await store.holdPass(today);
    return lookedOn === undefined ? undefined : { firm, today, lookedOn, readers: await store.readers() };
  });
  if (!opened) return 0;
  const { lookedOn, today, readers, firm } = opened;
  const passing = { tenant, parts, today, firm, ...(signal && { signal }) };
  const chases = await chasesByPerson(passing, now);
  let count = 0;
  for (let from = 0; from < readers.length; from += atATime) {
    count += await step(passing, async (tx) => {
      // Whoever else makes this pass waits here, and then finds these people written to.
      if ((await reminderStore(tx).holdPass(today)) === undefined) return 0;
      const due = await dueOf(tx, readers.slice(from, from + atATime), lookedOn, today);
      return due.length > 0 ? writeTo(tx, passing, due, chases) : 0;
    });
  }
  await tenant.transaction(async (tx) => {
    if ((await reminderStore(tx).holdPass(today)) === undefined) return;
    await tellOfChases(tx, chases, readers, lookedOn);
    await escalate(tx, passing, readers, now);
    await reminderStore(tx).endPass(today);
  });
  return count;
}

const remindKind = jobKind('reminders.send', z.object({}));
export const sendRemindersJob = handleJob(remindKind, async ({ tenant, parts, signal }) => {
  await sendReminders({ tenant, parts, signal });
});
/** Once a day for every firm, in the small hours. */
export const sendRemindersDaily = every(86_400, 'firm', remindKind);
