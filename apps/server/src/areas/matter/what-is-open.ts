import type { AnswerOf } from '@boedel/contract/call';
import { milestones } from '@boedel/contract/fixed/matters';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { eventOfMilestone } from '@boedel/contract/matter/matter-events';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { formatAmount } from '@boedel/domain/formats/amount';
import { countryNamed } from '@boedel/domain/law/country';
import { listed, said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { bondsOpen, datesOpen, ficaOf, moneyOpen } from './what-is-open.store';

type Line = AnswerOf<typeof matterCalls.whatIsOpen>[number];
type Finder = (tx: Tx, matter: OpenedMatter, today: LocalDate) => Promise<Line[]>;

/** One of them is named, the others counted. */
const counted = (count: number, one: string, many: string, first: { title: string; due_on: LocalDate }) =>
  count === 1 ? said(one, { title: said(first.title), day: first.due_on }) : said(many, { count, day: first.due_on });

const openDates: Finder = async (tx, { id }, today) => {
  const rows = await datesOpen(tx, id);
  const late = rows.filter(({ due_on }) => due_on < today);
  const ahead = rows.filter(({ due_on }) => due_on >= today);
  const line = (words: Line['words']): Line => ({ about: 'dates', tab: 'diarymatter', words });
  return [
    ...(late[0]
      ? [
          line(
            counted(
              late.length,
              '{title} was due on {day}.',
              '{count} dates are overdue, the first on {day}.',
              late[0],
            ),
          ),
        ]
      : []),
    ...(ahead[0]
      ? [
          line(
            counted(ahead.length, '{title} is due on {day}.', '{count} dates lie ahead, the first on {day}.', ahead[0]),
          ),
        ]
      : []),
  ];
};

const openMoney: Finder = async (tx, { id, country }) => {
  const { cash, sales } = await moneyOpen(tx, id);
  const amount = formatAmount(cash, countryNamed(country));
  return [
    ...(cash === null || cash === 0
      ? []
      : [
          {
            about: 'money',
            tab: 'banking',
            words: said('The cash position is {amount}, not nil.', { amount }),
          } as const,
        ]),
    ...(sales === 0
      ? []
      : [
          {
            about: 'money',
            tab: 'assets',
            words:
              sales === 1
                ? said('The sale of an asset is under way.')
                : said('{count} sales of assets are under way.', { count: sales }),
          } as const,
        ]),
  ];
};

/** Each step of the type's way that was not marked is a paper nobody has seen. */
const openPapers: Finder = async (tx, matter) => {
  const events = await eventsOf(tx, matter.id);
  const names: readonly string[] = milestones[String(matter.system_type) as keyof typeof milestones] ?? [];
  const missing = names.filter((_, index) => {
    const event = eventOfMilestone(matter.system_type, index + 1);
    return !event || !events.get(event)?.isDone;
  });
  const { fica } = await ficaOf(tx, matter.id);
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            about: 'papers',
            tab: 'details',
            words: said('Not marked as reached: {steps}.', { steps: listed(missing) }),
          } as const,
        ]),
    ...(fica
      ? []
      : [{ about: 'papers', tab: 'details', words: said('The client was not marked as identified.') } as const]),
  ];
};

/** A premium falls due every year until the bond is released. */
const openBonds: Finder = async (tx, { id }) => {
  const bonds = await bondsOpen(tx, id);
  return bonds.map(({ number }) => ({
    about: 'papers',
    tab: 'bondofsecurity',
    words:
      number === null
        ? said('A bond of security is not released.')
        : said('Bond of security {number} is not released.', { number }),
  }));
};

/** Whoever closes a matter is told what nobody has finished. An area with something that can stay open adds its finder. */
const finders: readonly Finder[] = [openDates, openMoney, openPapers, openBonds];

export const whatIsOpen: Handler<typeof matterCalls.whatIsOpen> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const today = dayAt(now, countryNamed(matter.country));
    const found: Line[] = [];
    for (const finder of finders) found.push(...(await finder(tx, matter, today)));
    return found;
  });
