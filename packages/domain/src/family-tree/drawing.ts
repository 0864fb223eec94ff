import type { FamilyMember } from '../succession/family';

export type TreePerson = Pick<FamilyMember, 'id' | 'name' | 'bornOn' | 'parents' | 'adoption'>;

/** A family as it is drawn: everybody in it, the deceased too, and who were couples without a child to show it. */
export interface TreeFamily {
  readonly deceased: string;
  readonly people: readonly TreePerson[];
  /** In the order of their marriages. Parents of one child are a couple anyway. */
  readonly couples: readonly (readonly [string, string])[];
}

export interface CardSizes {
  readonly width: number;
  readonly height: number;
  /** Between two cards that are no couple, and between those of a couple. */
  readonly gap: number;
  readonly coupleGap: number;
  /** Between two generations, with one bar of lines in it; each further bar takes a lane more. */
  readonly rowGap: number;
  readonly lane: number;
}
export const usualSizes: CardSizes = { width: 220, height: 112, gap: 24, coupleGap: 64, rowGap: 72, lane: 14 };

export interface TreePoint {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of a card. Generations count from the deceased: parents are -1, children 1. */
export interface PlacedCard extends TreePoint {
  readonly id: string;
  readonly generation: number;
  /** Tied to the deceased by nothing that was drawn: set below the family. */
  readonly apart?: boolean;
}

export interface CoupleLine {
  readonly of: readonly [string, string];
  readonly points: readonly TreePoint[];
}

/** From the parents down to a bar, and from the bar down to each child. */
export interface DescentLine {
  readonly parents: readonly string[];
  readonly trunk: readonly TreePoint[];
  /** Absent where one child stands straight below. */
  readonly bar?: readonly [TreePoint, TreePoint];
  readonly stubs: readonly { readonly child: string; readonly points: readonly TreePoint[] }[];
}

/** A tie that no tree can hold: cousins who married, an adopted child's other parents. */
export interface LooseLine {
  readonly of: readonly [string, string];
  readonly kind: 'couple' | 'parent';
  readonly points: readonly [TreePoint, TreePoint];
}

export interface FamilyLayout {
  readonly cards: readonly PlacedCard[];
  readonly couples: readonly CoupleLine[];
  readonly descents: readonly DescentLine[];
  readonly loose: readonly LooseLine[];
  readonly width: number;
  readonly height: number;
}
