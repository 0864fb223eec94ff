import { toLocalDate } from '@boedel/domain/dates/local-date';
import { type FamilyLayout } from '@boedel/domain/family-tree/drawing';
import { type DrawnHeirs, computeDrawnHeirs } from '@boedel/domain/family-tree/drawn-heirs';
import { layOutFamily } from '@boedel/domain/family-tree/lay-out-family';
import { computeDrawnTakers } from '@boedel/domain/family-tree/drawn-takers';
import type { Family } from '@boedel/domain/succession/family';
import { useMemo } from 'react';
import { useCurrency } from '../../ui/figures/currency';
import { toCents } from '../../ui/format';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { describeCard, type FamilyCard, describeDeceasedCard, type FamilyCardContext } from './family-card';
import {
  type FamilyDraft,
  toTreeFamily,
  toFamily,
  main,
  describeFamilyRelations,
  type FamilyTreeAnswer,
} from './family-draft';
import { useAssetNames, useWill } from './family-tree.queries';
import { toFamilyWill } from './will-read';

export interface FamilyReading extends FamilyCardContext {
  readonly family: Family;
  readonly layout: FamilyLayout;
  readonly wordsOf: (key: string) => FamilyCard;
  readonly hasWill: boolean;
}

/** A circle of parents cannot be read: it is named among what is missing, and nobody is anything to anybody. */
const hasCircle = ({ inTheWay }: DrawnHeirs): boolean => inTheWay.some(({ field }) => field.endsWith('.parents'));

/** What the law, or the will, makes of the family on the sheet, worked out again with every change. */
export function useReading(tree: FamilyTreeAnswer, draft: FamilyDraft, byWill: boolean): FamilyReading {
  const matter = useMatter();
  const today = useToday();
  const currency = useCurrency();
  const savedWill = useWill(matter.id).data?.will ?? null;
  const assets = useAssetNames(matter.id).data;
  return useMemo(() => {
    const country = matter.country === 'Namibia' ? 'NA' : 'ZA';
    const { deceased, division } = tree;
    const family = toFamily(draft, deceased, toLocalDate(today));
    const estate = division && !division.isExample ? toCents(division.over) : undefined;
    const heirs = computeDrawnHeirs({
      country,
      family,
      ...(estate !== undefined && { estate }),
      relativesSought: draft.relativesSought,
    });
    const will = savedWill && toFamilyWill(savedWill, (id) => (id === deceased.id ? main : String(id)));
    const reading: FamilyCardContext = {
      draft,
      deceased,
      relations: hasCircle(heirs) ? new Map() : describeFamilyRelations(family, draft),
      heirs,
      ...(byWill && will && { takers: computeDrawnTakers(will, family) }),
      today,
      country,
      currency,
      ...(estate !== undefined && { estate }),
      assetName: (id) => assets?.rows.find((asset) => String(asset.id) === id)?.name ?? '',
    };
    const words = new Map<string, FamilyCard>([
      [main, describeDeceasedCard(reading)],
      ...draft.people.map(({ key }) => [key, describeCard(key, reading)] as const),
    ]);
    return {
      ...reading,
      family,
      layout: layOutFamily(toTreeFamily(family, draft)),
      wordsOf: (key) => words.get(key)!,
      hasWill: will !== null,
    };
  }, [tree, draft, byWill, savedWill, assets, matter.country, today, currency]);
}
