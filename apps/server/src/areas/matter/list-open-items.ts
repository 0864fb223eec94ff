import type { AnswerOf } from '@boedel/contract/call';
import { milestones } from '@boedel/contract/fixed/matters';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { findEventOfMilestone } from '@boedel/contract/matter/matter-events';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { formatAmount } from '@boedel/domain/formats/amount';
import { findCountry } from '@boedel/domain/law/country';
import { listed, message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { listOpenBonds, listOpenDates, readFica, readOpenMoney } from './what-is-open.store';

type OpenItem = AnswerOf<typeof matterCalls.whatIsOpen>[number];
type OpenItemFinder = (tx: Tx, matter: OpenedMatter, today: LocalDate) => Promise<OpenItem[]>;

/** One of them is named, the others counted. */
const describeCount = (count: number, one: string, many: string, first: { title: string; due_on: LocalDate }) =>
  count === 1
    ? message(one, { title: message(first.title), day: first.due_on })
    : message(many, { count, day: first.due_on });

const findOpenDates: OpenItemFinder = async (tx, { id }, today) => {
  const rows = await listOpenDates(tx, id);
  const late = rows.filter(({ due_on }) => due_on < today);
  const ahead = rows.filter(({ due_on }) => due_on >= today);
  const createItem = (words: OpenItem['words']): OpenItem => ({ about: 'dates', tab: 'diarymatter', words });
  return [
    ...(late[0]
      ? [
          createItem(
            describeCount(
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
          createItem(
            describeCount(
              ahead.length,
              '{title} is due on {day}.',
              '{count} upcoming dates, the first on {day}.',
              ahead[0],
            ),
          ),
        ]
      : []),
  ];
};

const findOpenMoney: OpenItemFinder = async (tx, { id, country }) => {
  const { cash, sales } = await readOpenMoney(tx, id);
  const amount = formatAmount(cash, findCountry(country));
  return [
    ...(cash === null || cash === 0
      ? []
      : [
          {
            about: 'money',
            tab: 'banking',
            words: message('The cash position is {amount}, not nil.', { amount }),
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
                ? message('The sale of an asset is under way.')
                : message('{count} sales of assets are under way.', { count: sales }),
          } as const,
        ]),
  ];
};

/** Each step of the type's way that was not marked is a paper nobody has seen. */
const findOpenPapers: OpenItemFinder = async (tx, matter) => {
  const events = await readEvents(tx, matter.id);
  const names: readonly string[] = milestones[String(matter.system_type) as keyof typeof milestones] ?? [];
  const missing = names.filter((_, index) => {
    const event = findEventOfMilestone(matter.system_type, index + 1);
    return !event || !events.get(event)?.isDone;
  });
  const { fica } = await readFica(tx, matter.id);
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            about: 'papers',
            tab: 'details',
            words: message('Not marked as reached: {steps}.', { steps: listed(missing) }),
          } as const,
        ]),
    ...(fica
      ? []
      : [{ about: 'papers', tab: 'details', words: message('The client was not marked as identified.') } as const]),
  ];
};

/** A premium falls due every year until the bond is released. */
const findOpenBonds: OpenItemFinder = async (tx, { id }) => {
  const bonds = await listOpenBonds(tx, id);
  return bonds.map(({ number }) => ({
    about: 'papers',
    tab: 'bondofsecurity',
    words:
      number === null
        ? message('A bond of security has not been released.')
        : message('Bond of security {number} is not released.', { number }),
  }));
};

/** Whoever closes a matter is told what nobody has finished. An area with something that can stay open adds its finder. */
const finders: readonly OpenItemFinder[] = [findOpenDates, findOpenMoney, findOpenPapers, findOpenBonds];

export const listOpenItems: Handler<typeof matterCalls.whatIsOpen> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const today = computeDayAt(now, findCountry(matter.country));
    const found: OpenItem[] = [];
    for (const finder of finders) found.push(...(await finder(tx, matter, today)));
    return found;
  });
