import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { trustMatterChangeType } from '@boedel/contract/fixed/trust-changes';
import { phrase, t } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';

export type ActivityLine = WireAnswer<typeof activityCalls.getlistall>['rows'][number];
export type Activity = WireAnswer<typeof activityCalls.getlist>[number];
export type Opened = WireAnswer<typeof activityCalls.getbyid>;
export type Step = Opened['steps'][number];
export type StepPaper = Step['papers'][number];

export const statusWords: Readonly<Record<ActivityLine['status'], string>> = {
  Complete: phrase('Complete'),
  'Not started': phrase('Not started'),
  'In Progress': phrase('In Progress'),
};
export const statusTones: Readonly<Record<ActivityLine['status'], Tone>> = {
  Complete: 'good',
  'Not started': 'off',
  'In Progress': 'info',
};

export const typeWords = (type: number): string =>
  t(trustMatterChangeType[String(type) as keyof typeof trustMatterChangeType] ?? '');

/** The kinds whose name, as it is read here, holds what is searched for. */
export function typesFound(search: string): string | undefined {
  const typed = search.trim().toLowerCase();
  if (typed === '') return undefined;
  const found = Object.keys(trustMatterChangeType).filter(
    (type) => type !== '0' && typeWords(Number(type)).toLowerCase().includes(typed),
  );
  return found.length > 0 ? found.join(',') : undefined;
}
