import { type PaperBlock, toRuns } from '@boedel/document/tree/paper';
import type { PaperTranslator } from '../../platform/paper/words';
import type { LodgingRequirementRow } from '../before-lodging/before-lodging.store';

/** What is asked and cannot be bound is listed at the front, whether it is still to come or lies in another file. */
export function listOpenRequirements(
  asked: readonly LodgingRequirementRow[],
  open: readonly LodgingRequirementRow[],
  say: PaperTranslator,
  language: 'en' | 'af',
): readonly PaperBlock[] {
  const title: PaperBlock = { kind: 'heading', level: 2, text: say('Asked by the office and not in this pack') };
  if (open.length === 0) {
    const words = asked.length === 0 ? say('This office asks for nothing else.') : say('None.');
    return [title, { kind: 'paragraph', text: toRuns(words) }];
  }
  return [
    title,
    {
      kind: 'items',
      rows: open.map(({ name, name_af, met_on }) => ({
        mark: '–',
        text: toRuns(
          met_on === null
            ? language === 'af'
              ? (name_af ?? name)
              : name
            : say('{what}: lodged or shown on {day}', {
                what: language === 'af' ? (name_af ?? name) : name,
                day: met_on,
              }),
        ),
      })),
    },
  ];
}
