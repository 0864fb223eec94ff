import type { RefusalError } from '@boedel/domain/law/refusal';
import { RefusalProblem } from './problems';

/** A value that a step cannot do without; where it is missing, the refusal that asks for it is thrown. */
export function requireValue<T>(value: T | null | undefined, refused: RefusalError): T {
  if (value === null || value === undefined) throw new RefusalProblem(refused);
  return value;
}
