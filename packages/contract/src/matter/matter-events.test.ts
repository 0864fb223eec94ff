import { describe, expect, test } from 'vitest';
import { listKeyDateNames } from '../diary/diary.schema';
import { milestones } from '../fixed/matters';
import {
  listEventFields,
  labelEvent,
  eventNames,
  findEventOfKeyDate,
  findEventOfMilestone,
  matterEvents,
} from './matter-events';
import { matterDetails } from './matter-details';
import { matterFields } from './matter.schema';

/** Worked out by the rule of a period: they close something and are no events. */
const closingDates = [14, 15];

describe.each([1, 2, 3, 4, 5])('the events of type %i', (type) => {
  const views = Object.values(matterEvents[type]!);

  test('each key date of its list shows one event, but for those a period closes', () => {
    const types = Object.keys(listKeyDateNames(type)).map(Number);
    expect(types.filter((keyDate) => findEventOfKeyDate(type, keyDate) === null)).toEqual(
      type === 2 ? closingDates : [],
    );
    const shown = views.flatMap(({ keyDate }) => keyDate ?? []);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('each milestone shows one event', () => {
    const names = milestones[String(type) as keyof typeof milestones];
    const events = names.map((_, place) => findEventOfMilestone(type, place + 1));
    expect(events).not.toContain(null);
    expect(new Set(events).size).toBe(names.length);
  });

  test("each field of the matter's record that shows one is a field it has", () => {
    const asked = Object.keys(matterDetails.shape).map((key) => `details.${key}`);
    const known = new Set([...Object.keys(matterFields), ...asked]);
    const fields = listEventFields(type).map(([field]) => field);
    expect(fields.filter((field) => !known.has(field))).toEqual([]);
    expect(new Set(fields).size).toBe(fields.length);
  });

  test('each has a name', () => {
    const nameless = Object.keys(matterEvents[type]!).filter((event) => labelEvent(type, event) === event);
    expect(nameless).toEqual([]);
  });
});

test('an event of the same name is the same event in every type', () => {
  expect(new Set(eventNames).size).toBe(eventNames.length);
});
