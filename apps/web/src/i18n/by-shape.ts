import { citation } from '@boedel/words/speak';

type Words = Readonly<Record<string, string>>;

/** An English sentence with holes, as a pattern, and its Afrikaans. */
interface Shape {
  readonly pattern: RegExp;
  readonly holes: readonly string[];
  readonly afrikaans: string;
  /** How much of it is fixed: where two shapes fit, the one that says more is meant. */
  readonly fixed: number;
}

const whole = new Map<string, string>();
let shapes: readonly Shape[] = [];
const found = new Map<string, string | undefined>();

const hole = /\{(\w+)\}/g;
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function shapeOf(english: string, afrikaans: string): Shape {
  const pattern = english
    .split(/\{\w+\}/)
    .map(quoted)
    .join('([^]*?)');
  const holes = [...english.matchAll(hole)].map((match) => match[1]!);
  return { pattern: new RegExp(`^${pattern}$`), holes, afrikaans, fixed: english.replace(hole, '').length };
}

/** What the rules and the server say, and the words they put into it. */
export function addSaid(more: Words): void {
  const entries = Object.entries(more).filter(([english]) => !/^\{(some|before|text)\}/.test(english));
  for (const [english, afrikaans] of entries) if (!/\{\w+\}/.test(english)) whole.set(english, afrikaans);
  const added = entries.filter(([english]) => /\{\w+\}/.test(english)).map(([english, af]) => shapeOf(english, af));
  shapes = [...shapes, ...added].sort((one, other) => other.fixed - one.fixed);
  found.clear();
}

/** One sentence, or one value in it: as it stands, or by its shape with the values put over too. */
function one(english: string): string | undefined {
  const exact = whole.get(english);
  if (exact !== undefined) return exact;
  for (const { pattern, holes, afrikaans } of shapes) {
    const values = pattern.exec(english)?.slice(1);
    if (values) return afrikaans.replace(hole, (_, name: string) => valueOf(values[holes.indexOf(name)] ?? ''));
  }
  return undefined;
}

/** A word the rules chose is put over; a name, a number or a day stays as it is. */
function valueOf(value: string): string {
  const bare = value.trim();
  const known = bare === '' ? undefined : (several(bare) ?? listed(bare));
  return known === undefined ? value : value.replace(bare, () => known);
}

/** 'Active, Closed or Archived': only where each of them is known, so that names are left alone. */
function listed(value: string): string | undefined {
  const parts = value.split(/(, | or | and )/);
  if (parts.length === 1) return undefined;
  const joins: Words = { ', ': ', ', ' or ': ' of ', ' and ': ' en ' };
  const over = parts.map((part) => joins[part] ?? one(part));
  return over.includes(undefined) ? undefined : over.join('');
}

/** Several sentences in one, the longest runs of them first. */
function several(english: string): string | undefined {
  const parts = english.split(/(?<=[.?]) (?=[A-Z'"{])/);
  const over: string[] = [];
  for (let from = 0; from < parts.length;) {
    let to = parts.length;
    let next = one(parts.slice(from, to).join(' '));
    while (next === undefined && to > from + 1) {
      to -= 1;
      next = one(parts.slice(from, to).join(' '));
    }
    if (next === undefined) return undefined;
    over.push(next);
    from = to;
  }
  return over.join(' ');
}

const ofActs = (section: string): string => citation(section, (act) => whole.get(act) ?? act);

function look(english: string): string | undefined {
  const plain = several(english);
  if (plain !== undefined) return plain;
  const [, sentence, section] = /^([^]*[.?]) \((.*)\)$/.exec(english) ?? [];
  const refusal = sentence === undefined ? undefined : several(sentence);
  return refusal === undefined ? undefined : `${refusal} (${ofActs(section!)})`;
}

/**
 * The Afrikaans of a sentence that comes with its values filled in, as the server and the rules of `domain` write them.
 * It is found again by its shape, so that whoever writes a rule writes one English sentence and nothing else.
 */
export function byShape(english: string): string | undefined {
  if (!/ [^]*[.?)]$/.test(english)) return undefined;
  if (!found.has(english)) {
    if (found.size > 500) found.clear();
    found.set(english, look(english));
  }
  return found.get(english);
}
