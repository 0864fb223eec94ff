import {
  type CardSizes,
  type CoupleLine,
  type DescentLine,
  type TreeFamily,
  type FamilyLayout,
  type LooseLine,
  type PlacedCard,
  type TreePoint,
  usualSizes,
} from './drawing';
import { assignBracketLanes, assignLanes } from './lanes';
import { type FamilyGroup, type FamilyRows, arrangeRows, type FamilyUnion } from './rows';
import { computeOffset, spreadGroups } from './spread';
import { type FamilyTies, readTies } from './ties';

/**
 * Where every card and line of a family tree lies: generations in rows, couples side by side, each child below its
 * parents. No two cards touch, and no lines cross where the family can be drawn without it.
 */
export function layOutFamily(family: TreeFamily, sizes: CardSizes = usualSizes): FamilyLayout {
  const ties = readTies(family);
  const rows = arrangeRows(ties);
  const left = spreadGroups(rows, sizes);
  const drawn = rows.rows.map((row) => drawRow(row, left, sizes));
  const tops = computeTops(drawn, sizes);
  const cards = rows.rows.flatMap((row, index) => placeRow(row, left, tops[index]!, sizes));
  const width = Math.max(...cards.map(({ x }) => x + sizes.width));
  const bottom = tops.at(-1)! + sizes.height;
  const apart = placeApart(rows, width, bottom + sizes.rowGap, sizes);
  const all = [...cards, ...apart];
  return {
    cards: all,
    couples: drawn.flatMap((row, index) => drawCoupleLines(row, tops[index]!, sizes)),
    descents: drawn.flatMap((row, index) => drawDescentLines(row, tops[index]!, tops[index + 1], cards, sizes)),
    loose: drawLooseLines(ties, rows, all, sizes),
    width: Math.max(width, ...apart.map(({ x }) => x + sizes.width)),
    height: Math.max(bottom, ...apart.map(({ y }) => y + sizes.height)),
  };
}

interface HangingUnion {
  readonly union: FamilyUnion;
  readonly x: number;
  readonly children: readonly { readonly id: string; readonly x: number }[];
  lane: number;
}
interface PlacedRow {
  readonly groups: readonly (readonly [FamilyGroup, number])[];
  readonly hanging: readonly HangingUnion[];
  readonly lanes: number;
  readonly brackets: readonly {
    readonly of: readonly [string, string];
    readonly ends: readonly [number, number];
    readonly lane: number;
  }[];
  readonly bracketLanes: number;
}

function drawRow(row: readonly FamilyGroup[], left: ReadonlyMap<FamilyGroup, number>, sizes: CardSizes): PlacedRow {
  const holder = new Map([...left.keys()].flatMap((group) => group.people.map((id) => [id, group] as const)));
  const computeMiddle = (id: string): number => {
    const group = holder.get(id)!;
    return left.get(group)! + computeOffset(sizes, group.people.indexOf(id) + 0.5);
  };
  const hanging = row.flatMap((group) =>
    group.unions
      .filter(({ children }) => children.length > 0)
      .map((union): HangingUnion => {
        const x = Math.round(left.get(group)! + computeOffset(sizes, union.anchor));
        const children = union.children.map((id) => ({ id, x: Math.round(computeMiddle(id)) }));
        return {
          union,
          x: straightenLine(
            x,
            children.map((child) => child.x),
            union,
            sizes,
          ),
          children,
          lane: 0,
        };
      }),
  );
  const lanes = assignLanes(
    hanging.map(({ x, children }) => ({ from: x, to: children.map((child) => child.x) })),
    sizes.gap / 2,
  );
  for (const [index, lane] of lanes.entries()) hanging[index]!.lane = lane;
  const brackets = row.flatMap((group) => listBrackets(group, left.get(group)!, sizes));
  return {
    groups: row.map((group) => [group, left.get(group)!]),
    hanging,
    lanes: Math.max(0, ...lanes.map((lane) => lane + 1)),
    brackets,
    bracketLanes: Math.max(0, ...brackets.map(({ lane }) => lane)),
  };
}

/** An only child a few pixels off the line hangs straight: the line moves, as far as its couple or card reaches. */
function straightenLine(x: number, children: readonly number[], { anchor }: FamilyUnion, sizes: CardSizes): number {
  const [only, ...more] = children;
  const room = Number.isInteger(anchor) ? sizes.coupleGap / 2 - 4 : sizes.width / 8;
  return only !== undefined && more.length === 0 && Math.abs(only - x) <= room ? only : x;
}

/** Couples with somebody between them: the line leaves beside the middle of the inner card, further ones nearer to it. */
function listBrackets({ people, couples }: FamilyGroup, left: number, sizes: CardSizes): PlacedRow['brackets'] {
  const apart = couples.filter(([a, b]) => Math.abs(people.indexOf(a) - people.indexOf(b)) > 1);
  const places = apart.map(([inner, outer], index) => {
    const [from, to] = [people.indexOf(inner), people.indexOf(outer)];
    const side = to > from ? 1 : -1;
    const nearer = apart.filter(
      ([one, other], at) =>
        at !== index &&
        one === inner &&
        Math.sign(people.indexOf(other) - from) === side &&
        Math.abs(people.indexOf(other) - from) < Math.abs(to - from),
    ).length;
    const start = left + computeOffset(sizes, from + 0.5) + side * (sizes.width / 2 - 14 - nearer * 10);
    return [start, left + computeOffset(sizes, to + 0.5)] as const;
  });
  const lanes = assignBracketLanes(places.map(([a, b]) => [Math.min(a, b), Math.max(a, b)]));
  return apart.map((of, index) => ({ of, ends: places[index]!, lane: lanes[index]! }));
}

function computeTops(drawn: readonly PlacedRow[], sizes: CardSizes): readonly number[] {
  const tops: number[] = [];
  for (const [index, row] of drawn.entries()) {
    const above = drawn[index - 1];
    const brackets = row.bracketLanes * sizes.lane;
    if (!above) tops.push(brackets);
    else tops.push(tops.at(-1)! + sizes.height + sizes.rowGap + Math.max(0, above.lanes - 1) * sizes.lane + brackets);
  }
  return tops;
}

const placeRow = (
  row: readonly FamilyGroup[],
  left: ReadonlyMap<FamilyGroup, number>,
  y: number,
  sizes: CardSizes,
): PlacedCard[] =>
  row.flatMap((group) =>
    group.people.map((id, index) => ({
      id,
      x: left.get(group)! + index * (sizes.width + sizes.coupleGap),
      y,
      generation: group.generation,
    })),
  );

function drawCoupleLines({ groups, brackets }: PlacedRow, top: number, sizes: CardSizes): CoupleLine[] {
  const beside = groups.flatMap(([{ people, couples }, left]) =>
    couples.flatMap((of): CoupleLine[] => {
      const [from, to] = of.map((id) => people.indexOf(id)).sort((a, b) => a - b) as [number, number];
      if (to - from > 1) return [];
      const x = left + to * (sizes.width + sizes.coupleGap);
      const y = top + sizes.height / 2;
      return [
        {
          of,
          points: [
            { x: x - sizes.coupleGap, y },
            { x, y },
          ],
        },
      ];
    }),
  );
  const above = brackets.map(({ of, ends: [from, to], lane }): CoupleLine => {
    const y = top - lane * sizes.lane;
    return {
      of,
      points: [
        { x: from, y: top },
        { x: from, y },
        { x: to, y },
        { x: to, y: top },
      ],
    };
  });
  return [...beside, ...above];
}

function drawDescentLines(
  { hanging }: PlacedRow,
  top: number,
  below: number | undefined,
  cards: readonly PlacedCard[],
  sizes: CardSizes,
): DescentLine[] {
  return hanging.map(({ union, x, children, lane }): DescentLine => {
    const start = Number.isInteger(union.anchor) ? top + sizes.height / 2 : top + sizes.height;
    const bar = top + sizes.height + sizes.rowGap / 2 + lane * sizes.lane;
    const [first] = children;
    if (children.length === 1 && first!.x === x) {
      const points: readonly TreePoint[] = [
        { x, y: start },
        { x, y: below! },
      ];
      return { parents: union.parents, trunk: [], stubs: [{ child: first!.id, points }] };
    }
    const xs = [x, ...children.map((child) => child.x)];
    return {
      parents: union.parents,
      trunk: [
        { x, y: start },
        { x, y: bar },
      ],
      bar: [
        { x: Math.min(...xs), y: bar },
        { x: Math.max(...xs), y: bar },
      ],
      stubs: children.map((child) => ({
        child: child.id,
        points: [
          { x: child.x, y: bar },
          { x: child.x, y: cards.find(({ id }) => id === child.id)!.y },
        ],
      })),
    };
  });
}

function placeApart({ apart }: FamilyRows, width: number, top: number, sizes: CardSizes): PlacedCard[] {
  const across = Math.max(4, Math.floor((width + sizes.gap) / (sizes.width + sizes.gap)));
  return apart.map((id, index) => ({
    id,
    x: (index % across) * (sizes.width + sizes.gap),
    y: top + Math.floor(index / across) * (sizes.height + sizes.gap),
    generation: 0,
    apart: true,
  }));
}

function drawLooseLines(
  ties: FamilyTies,
  { rows, apart }: FamilyRows,
  cards: readonly PlacedCard[],
  sizes: CardSizes,
): LooseLine[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const isApart = new Set(apart);
  const held = new Set(
    rows
      .flat()
      .flatMap(({ couples, unions }) => [
        ...couples.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
        ...unions.flatMap(({ parents, children }) =>
          parents.flatMap((parent) => children.map((child) => `${parent} ${child}`)),
        ),
      ]),
  );
  const computeCentre = (id: string, down: number): TreePoint => {
    const card = byId.get(id)!;
    return { x: card.x + sizes.width / 2, y: card.y + down * sizes.height };
  };
  return ties.everybody.flatMap((id) => {
    if (isApart.has(id)) return [];
    const couples = ties
      .partnersOf(id)
      .filter((other) => other > id && !isApart.has(other) && !held.has(`${id} ${other}`))
      .map((other): LooseLine => ({
        of: [id, other],
        kind: 'couple',
        points: [computeCentre(id, 0.5), computeCentre(other, 0.5)],
      }));
    const parents = ties
      .parentsOf(id)
      .filter((parent) => !isApart.has(parent) && !held.has(`${parent} ${id}`))
      .map((parent): LooseLine => ({
        of: [parent, id],
        kind: 'parent',
        points: [computeCentre(parent, 1), computeCentre(id, 0)],
      }));
    return [...couples, ...parents];
  });
}
