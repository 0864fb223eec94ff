import type { Dictionary } from './speak';

const files = import.meta.glob<{ readonly af: Dictionary }>('./af/said/*.ts', { eager: true });

export const allSaid: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af));
