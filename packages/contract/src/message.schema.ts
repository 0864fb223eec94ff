import type { SectionedMessage } from '@boedel/domain/law/refusal';
import type { Message } from '@boedel/domain/law/message';
import { z } from 'zod';

const isValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || isMessage(value);

/** Words may hold words to any depth, which the API page's schemas cannot say; so they are checked here. */
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  (!('values' in value) || Object.values(value.values ?? {}).every(isValue));

const description = 'Words with holes (key) and what fills them (values); a value may be such words itself';

export const plainMessageSchema = z.custom<Message>(isMessage).meta({ description });
/** A sentence of an answer with its words and values apart, for readers of another language, and its section. */
export const messageSchema = z
  .custom<SectionedMessage>(isMessage)
  .meta({ description: `${description}; the section it rests on` });
