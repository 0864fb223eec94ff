import { listRules } from '@boedel/domain/deadlines/rules';
import { insolvencySteps } from '@boedel/domain/lodging/insolvency-steps';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { expect, test } from 'vitest';
import { listKeyDateNames } from '../diary/diary.schema';
import { findEventOfKeyDate } from './matter-events';
import { phasesOf } from './phases';

const byText = (a: string, b: string): number => a.localeCompare(b);

test.each([1, 2, 3, 5] as const)(
  'every key date and every event a period runs from stands in one phase of type %i',
  (type: SystemType) => {
    const entities = [undefined, 'person', 'company', 'closeCorporation'] as const;
    const rules = (['ZA', 'NA'] as const).flatMap((country) =>
      entities.flatMap((entity) => listRules(type, country, entity)),
    );
    const shown = Object.keys(listKeyDateNames(type)).map(
      (keyDate) => findEventOfKeyDate(type, Number(keyDate)) ?? Number(keyDate),
    );
    const wanted = new Set<string | number>([...rules.flatMap(({ trigger }) => trigger), ...shown]);
    const placed = phasesOf[type]!.flatMap(({ events, keyDates = [] }) => [...events, ...keyDates]);
    // The steps of an account have events that no period runs from.
    const steps = Object.values(type === 1 ? insolvencySteps : {}).flatMap(({ event }) => event ?? []);
    for (const event of steps) if (placed.map(String).includes(event)) wanted.add(event);
    expect(placed.map(String).toSorted(byText)).toEqual([...wanted].map(String).toSorted(byText));
  },
);
