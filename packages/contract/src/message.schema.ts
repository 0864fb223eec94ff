import type { Message } from '@boedel/domain/law/refusal';
import type { Said } from '@boedel/domain/law/said';
import { z } from 'zod';

const isValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || isSaid(value);

/** Words may hold words to any depth, which the API page's schemas cannot say; so they are checked here. */
const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  (!('values' in value) || Object.values(value.values ?? {}).every(isValue));

const description = 'Words with holes (key) and what fills them (values); a value may be such words itself';

export const saidSchema = z.custom<Said>(isSaid).meta({ description });
/** A sentence of an answer with its words and values apart, for readers of another language, and its section. */
export const messageSchema = z.custom<Message>(isSaid).meta({ description: `${description}; the section it rests on` });
