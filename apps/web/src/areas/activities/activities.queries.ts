import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { trustMatterChangeType } from '@boedel/contract/fixed/trust-changes';
import { markPhrase, t } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

export type ActivityListLine = WireAnswer<typeof activityCalls.getlistall>['rows'][number];
export type ActivityWire = WireAnswer<typeof activityCalls.getlist>[number];
export type OpenedActivityAnswer = WireAnswer<typeof activityCalls.getbyid>;
export type ActivityStepView = OpenedActivityAnswer['steps'][number];
export type StepPaper = ActivityStepView['papers'][number];

export const statusLabels: Readonly<Record<ActivityListLine['status'], string>> = {
  Complete: markPhrase('Complete'),
  'Not started': markPhrase('Not started'),
  'In Progress': markPhrase('In Progress'),
};
export const statusTones: Readonly<Record<ActivityListLine['status'], BadgeTone>> = {
  Complete: 'good',
  'Not started': 'off',
  'In Progress': 'info',
};

export const formatType = (type: number): string =>
  t(trustMatterChangeType[String(type) as keyof typeof trustMatterChangeType] ?? '');

/** The kinds whose name, as it is read here, holds what is searched for. */
export function findTypes(search: string): string | undefined {
  const typed = search.trim().toLowerCase();
  if (typed === '') return undefined;
  const found = Object.keys(trustMatterChangeType).filter(
    (type) => type !== '0' && formatType(Number(type)).toLowerCase().includes(typed),
  );
  return found.length > 0 ? found.join(',') : undefined;
}
