import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type SystemType, systemTypes as allTypes } from '../matter/kinds';
import type { TemplateBody, Inline, BodyNode, TableRowNode } from './body';
import { readCondition } from './condition';
import { lineFields } from './lines';
import { type MergeField, mergeField, mergeList, ofFirstRow } from './merge-fields';

const typeNames: Readonly<Record<SystemType, string>> = {
  1: 'Insolvencies',
  2: 'Deceased Estates',
  3: 'Curatorship',
  4: 'Flow Consult',
  5: 'Trust',
};

interface BodyCheckScope {
  readonly systemTypes: readonly SystemType[];
  readonly pieces: ReadonlySet<string>;
  /** The lists around what is looked at, the innermost last. */
  readonly lists: readonly string[];
}

const listMissingTypes = (has: readonly SystemType[], { systemTypes }: BodyCheckScope): string =>
  systemTypes
    .filter((type) => !has.includes(type))
    .map((type) => typeNames[type])
    .join(', ');

function checkName(name: string, within: BodyCheckScope): RefusalError | undefined {
  if (lineFields.has(name)) {
    return within.lists.some((list) => !mergeList(list))
      ? undefined
      : refuse(
          'content',
          message('“{field}” is a line of a repeated field. Put it inside “each” of that field.', {
            field: name,
          }),
        );
  }
  const list = mergeList(name);
  const field: Pick<MergeField, 'systemTypes' | 'list'> | undefined =
    mergeField(name) ?? (list && { systemTypes: list.systemTypes, ...(list.inside && { list: list.inside }) });
  if (!field)
    return refuse(
      'content',
      message('“{field}” is not a field that papers have. Choose one from the list of fields.', { field: name }),
    );
  const without = listMissingTypes(field.systemTypes, within);
  if (without) {
    return refuse(
      'content',
      message('“{field}” does not exist in matters of {types}. Remove it, or do not offer the template for them.', {
        field: name,
        types: without,
      }),
    );
  }
  if (field.list && !ofFirstRow.has(field.list) && !within.lists.includes(field.list)) {
    return refuse(
      'content',
      message('“{field}” belongs to each row of “{list}”. Put it inside “each {list}”.', {
        field: name,
        list: field.list,
      }),
    );
  }
  return undefined;
}

function checkWhen(when: string, within: BodyCheckScope): RefusalError | undefined {
  const condition = readCondition(when);
  return isRefused(condition)
    ? condition
    : collectRefusals(condition.flat().map(({ field }) => checkName(field, within)));
}

/** `matter.type is "Trust"` leaves the types it holds for: what stands under it is asked of those alone. */
function narrowScope(
  when: string,
  within: BodyCheckScope,
): { readonly yes: BodyCheckScope; readonly no: BodyCheckScope } {
  const condition = readCondition(when);
  const tests = isRefused(condition) ? [] : condition;
  const isOfType = tests.length > 0 && tests.every((all) => all.some(({ field }) => field === 'matter.type'));
  if (!isOfType) return { yes: within, no: within };
  const isMeeting = (type: SystemType): boolean =>
    tests.some((all) =>
      all.every(({ field, not, value }) => field !== 'matter.type' || (value === typeNames[type]) !== not),
    );
  // Only where nothing else is asked does 'otherwise' mean the other types.
  const alone = tests.every((all) => all.length === 1);
  return {
    yes: { ...within, systemTypes: within.systemTypes.filter(isMeeting) },
    no: { ...within, systemTypes: alone ? within.systemTypes.filter((type) => !isMeeting(type)) : within.systemTypes },
  };
}

const checkInline = (parts: readonly Inline[], within: BodyCheckScope): RefusalError | undefined =>
  collectRefusals(
    parts.map((part) => {
      if (part.kind === 'words') return undefined;
      if (part.kind === 'field') {
        return mergeList(part.field)
          ? refuse(
              'content',
              message('“{list}” is a list. Repeat it with “each {list}” and name a field of its rows.', {
                list: part.field,
              }),
            )
          : collectRefusals([checkName(part.field, within), checkInline(part.or ?? [], within)]);
      }
      const { yes, no } = narrowScope(part.when, within);
      return collectRefusals([
        checkWhen(part.when, within),
        checkInline(part.met, yes),
        checkInline(part.otherwise, no),
      ]);
    }),
  );

/** A list, or a field of several lines; what is inside it knows its rows. */
function checkEach(
  list: string,
  within: BodyCheckScope,
): { refused?: RefusalError | undefined; inside: BodyCheckScope } {
  const inside = { ...within, lists: [...within.lists, list] };
  if (!mergeList(list) && !mergeField(list)?.isLong) {
    return { refused: refuse('content', message('“{list}” is not a list that can be repeated.', { list })), inside };
  }
  return { refused: checkName(list, within), inside };
}

const checkRows = (rows: readonly TableRowNode[], within: BodyCheckScope): RefusalError | undefined =>
  collectRefusals(
    rows.map((row) => {
      if (row.kind === 'row') return collectRefusals(row.cells.map((cell) => checkInline(cell, within)));
      if (row.kind === 'if') {
        return collectRefusals([checkWhen(row.when, within), checkRows(row.rows, narrowScope(row.when, within).yes)]);
      }
      const { refused, inside } = checkEach(row.list, within);
      return collectRefusals([refused, checkRows(row.rows, inside)]);
    }),
  );

function checkNode(node: BodyNode, within: BodyCheckScope): RefusalError | undefined {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
    case 'item':
    case 'signedAt':
      return checkInline(node.text, within);
    case 'fact':
      return collectRefusals([checkInline(node.label, within), checkInline(node.value, within)]);
    case 'entry':
      return collectRefusals([node.number, node.label, node.value].map((part) => checkInline(part, within)));
    case 'signature':
      return collectRefusals([checkInline(node.who, within), checkInline(node.about, within)]);
    case 'table':
      return checkRows(node.rows, within);
    case 'each': {
      const { refused, inside } = checkEach(node.list, within);
      return collectRefusals([refused, checkNodes(node.body, inside)]);
    }
    case 'if': {
      const { yes, no } = narrowScope(node.when, within);
      return collectRefusals([
        checkWhen(node.when, within),
        checkNodes(node.body, yes),
        checkNodes(node.otherwise, no),
      ]);
    }
    case 'use':
      return within.pieces.has(node.piece)
        ? undefined
        : refuse('content', message('There is no shared text called “{piece}”.', { piece: node.piece }));
    case 'page':
    case 'letterhead':
      return undefined;
  }
}

const checkNodes = (nodes: TemplateBody, within: BodyCheckScope): RefusalError | undefined =>
  collectRefusals(nodes.map((node) => checkNode(node, within)));

/** Whether every field, list, condition and shared piece of a body is one that its matters know. */
export function checkBody(
  body: TemplateBody,
  systemTypes: readonly SystemType[],
  pieces: Iterable<string>,
): Outcome<TemplateBody> {
  const types = systemTypes.length > 0 ? systemTypes : allTypes;
  const refused = checkNodes(body, { systemTypes: types, pieces: new Set(pieces), lists: [] });
  if (!refused) return body;
  // One sentence a fault, however often it occurs.
  const seen = new Map(refused.refusals.map((one) => [one.sentence, one]));
  return Object.assign(refused, { refusals: [...seen.values()].slice(0, 20) });
}
