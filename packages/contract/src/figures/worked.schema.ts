import type { WorkedResult, WorkedLine } from '@boedel/domain/law/worked';
import { z } from 'zod';

const isLine = (line: unknown): line is WorkedLine =>
  typeof line === 'object' && line !== null && 'label' in line && (!('from' in line) || isWorked(line.from));

/** Lines may be worked out themselves, to any depth, which the API page's schemas cannot say; so they are checked here. */
const isWorked = (value: unknown): value is WorkedResult<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine);

/** A result that shows its work: title, section, lines and value. Amounts are whole cents, fractions are as written. */
export const workedSchema = z.custom<WorkedResult<unknown>>(isWorked).meta({
  description: 'title, section, lines (label, value, section, note, from) and value; amounts are in whole cents',
});
