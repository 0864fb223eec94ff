import { refuse, type RefusalError } from '../law/refusal';
import { allOf, message } from '../law/message';
import { deadlineRules } from './rules';
import { triggers } from './triggers';

interface DiaryEntryIdentity {
  readonly type: number;
  readonly rule: string | null;
  readonly event: string | null;
}

/** What an entry of the diary is: worked out by an Act, the day of something that happens, or somebody's own. */
export const classifyEntry = ({ type, rule, event }: DiaryEntryIdentity): 'statutory' | 'key' | 'own' =>
  rule !== null ? 'statutory' : event !== null || type !== 1 ? 'key' : 'own';

const ruleById = new Map(deadlineRules.map((rule) => [rule.id, rule]));

/** Own entries go where they are put. Others say why not, and what would move them. */
export function checkMove(entry: DiaryEntryIdentity): RefusalError | undefined {
  const kind = classifyEntry(entry);
  if (kind === 'own') return undefined;
  if (kind === 'key') {
    return refuse(
      'date',
      'Other deadlines may depend on this date. Change it in the matter’s diary, which first shows what else moves.',
    );
  }
  const rule = entry.rule === null ? undefined : ruleById.get(entry.rule);
  if (!rule) return refuse('date', 'This date is set by law. It moves when the event it follows from moves.');
  const events = [rule.trigger].flat().map((trigger) => message(triggers[trigger]));
  return refuse(
    'date',
    message('{title} is fixed by law. It moves when this day is changed in the matter, or by an extension: {events}.', {
      title: message(rule.title),
      events: allOf(events),
    }),
    rule.section,
  );
}
