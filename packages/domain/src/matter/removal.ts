import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { type Outcome, refuse } from '../law/refusal';
import type { MatterStatus } from './kinds';
import { isCurrent } from './status';

/** What is known to have happened in a matter that cannot be as if it had never been. */
export interface RemovalFacts {
  readonly status: MatterStatus;
  readonly lodgedOn: LocalDate | null;
  /** Letters of executorship, of curatorship or of authority: the Master gives them on papers that were lodged. */
  readonly lettersOn: LocalDate | null;
  readonly masterReference: string | null;
  /** The first step that is reached and means something was lodged or paid: a milestone, a key date, a statutory date done. */
  readonly step: string | null;
  readonly hasMoney: boolean;
}

const instead = message('Close the matter and archive it instead.');

/**
 * A matter is removed only where nothing was lodged and no money moved: those who were told of it, and whoever examines
 * the estate later, must find its file. Anything else is closed and archived, and kept as long as the law says.
 */
export function mayRemove(matter: RemovalFacts): Outcome<true> {
  const { lodgedOn, lettersOn, masterReference, step } = matter;
  if (!isCurrent(matter.status)) {
    return refuse('id', 'A matter that was closed is history, and is kept. Archive it instead.');
  }
  if (lodgedOn)
    return refuse(
      'id',
      message('Papers were lodged on {day}, so it cannot be removed. {instead}', { day: lodgedOn, instead }),
    );
  if (lettersOn)
    return refuse(
      'id',
      message('Letters were given on {day}, so it cannot be removed. {instead}', { day: lettersOn, instead }),
    );
  if (masterReference) {
    return refuse(
      'id',
      message('The Master has it under {reference}, so it cannot be removed. {instead}', {
        reference: masterReference,
        instead,
      }),
    );
  }
  if (step)
    return refuse(
      'id',
      message("'{step}' is reached, so it cannot be removed. {instead}", { step: message(step), instead }),
    );
  if (matter.hasMoney) return refuse('id', message('It holds money, so you cannot remove it. {instead}', { instead }));
  return true;
}
