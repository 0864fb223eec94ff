import { lawSaid } from './law-said';
import { rulesSaid } from './rules-said';
import type { Dictionary } from './speak';

export const allSaid: Dictionary = { ...rulesSaid, ...lawSaid };
