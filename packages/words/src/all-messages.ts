import { lawMessages } from './law-messages';
import { rulesMessages } from './rules-messages';
import type { Dictionary } from './translate-message';

export const allMessages: Dictionary = { ...rulesMessages, ...lawMessages };
